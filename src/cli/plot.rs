//! `queens table N --plot FILE`: how tries, placed queens, and solutions grow, as an SVG picture.

use std::fs;
use std::path::Path;

use plotters::prelude::*;
use queens_kata::cost::Cost;

use super::Failure;

const SIZE: (u32, u32) = (720, 440);

/// A name, a colour, and a value for each n.
type Curve = (&'static str, RGBColor, fn(&Cost) -> u64);

const CURVES: [Curve; 4] = [
    ("tries", RGBColor(200, 80, 20), |cost| cost.tries),
    ("tries, column list", RGBColor(190, 140, 0), |cost| cost.tries_with_column_list),
    ("placed", RGBColor(30, 110, 190), |cost| cost.placed),
    ("solutions", RGBColor(30, 130, 60), |cost| cost.solutions),
];

pub fn write(costs: &[Cost], file: &Path) -> Result<(), Failure> {
    let mut svg = String::new();
    draw(costs, &mut svg).map_err(|error| Failure::Other(format!("can't draw: {error}")))?;
    fs::write(file, svg)
        .map_err(|error| Failure::Other(format!("can't write {}: {error}", file.display())))
}

/// The picture has a white ground, so that it can be read on a dark page as well.
fn draw(costs: &[Cost], svg: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let largest = costs.iter().map(|cost| cost.tries).max().unwrap_or(1);
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(80)
        .build_cartesian_2d(1..costs.len(), (1..largest * 2).log_scale())?;
    chart
        .configure_mesh()
        .x_labels(costs.len())
        .x_desc("n")
        .y_desc("how many, each line ten times the one below")
        .y_label_formatter(&|value| super::grouped(*value))
        .light_line_style(TRANSPARENT)
        .draw()?;
    for (name, colour, value) in CURVES {
        // A logarithm has no place for 0, the solutions of n = 2 and 3.
        let points = || {
            let values =
                costs.iter().enumerate().map(move |(index, cost)| (index + 1, value(cost)));
            values.filter(|point| point.1 > 0)
        };
        chart
            .draw_series(LineSeries::new(points(), colour.stroke_width(2)))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
        chart.draw_series(points().map(|point| Circle::new(point, 3, colour.filled())))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE)
        .border_style(BLACK.mix(0.3))
        .draw()?;
    area.present()?;
    Ok(())
}
