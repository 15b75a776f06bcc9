//! Pictures of curves over n, as SVG files: how the search grows, and how long the chapters take.

use std::path::Path;

use plotters::prelude::*;

use super::{Failure, write_file};

const SIZE: (u32, u32) = (720, 440);

/// The colours of the curves, in their order.
const COLOURS: [RGBColor; 7] = [
    RGBColor(200, 80, 20),
    RGBColor(190, 140, 0),
    RGBColor(30, 110, 190),
    RGBColor(30, 130, 60),
    RGBColor(130, 60, 160),
    RGBColor(90, 90, 90),
    RGBColor(190, 30, 90),
];

/// A name, and the points (n, value) that a curve goes through.
pub struct Curve {
    pub name: String,
    pub points: Vec<(usize, f64)>,
}

/// What stands beside a picture's upright axis, and how its values are written.
pub struct Axis {
    pub title: &'static str,
    pub label: fn(f64) -> String,
}

pub fn write(curves: &[Curve], axis: &Axis, file: &Path) -> Result<(), Failure> {
    let mut svg = String::new();
    draw(curves, axis, &mut svg).map_err(|error| Failure::Other(format!("can't draw: {error}")))?;
    write_file(file, &svg)
}

/// The picture has a white ground, so that it can be read on a dark page as well.
fn draw(curves: &[Curve], axis: &Axis, svg: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    // A logarithm has no place for 0, the solutions of n = 2 and 3.
    let drawn = |curve: &Curve| -> Vec<(usize, f64)> {
        curve.points.iter().copied().filter(|point| point.1 > 0.0).collect()
    };
    let points: Vec<(usize, f64)> = curves.iter().flat_map(drawn).collect();
    let first = points.iter().map(|point| point.0).min().unwrap_or(1);
    let last = points.iter().map(|point| point.0).max().unwrap_or(1);
    let smallest = points.iter().map(|point| point.1).fold(f64::INFINITY, f64::min);
    let largest = points.iter().map(|point| point.1).fold(f64::NEG_INFINITY, f64::max);

    let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(80)
        .build_cartesian_2d(first..last, (smallest..largest * 2.0).log_scale())?;
    chart
        .configure_mesh()
        .x_labels(last + 1 - first)
        .x_desc("n")
        .y_desc(axis.title)
        .y_label_formatter(&|value| (axis.label)(*value))
        .light_line_style(TRANSPARENT)
        .draw()?;
    for (curve, colour) in curves.iter().zip(COLOURS.into_iter().cycle()) {
        chart
            .draw_series(LineSeries::new(drawn(curve), colour.stroke_width(2)))?
            .label(&curve.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
        let circles = drawn(curve).into_iter().map(|point| Circle::new(point, 3, colour.filled()));
        chart.draw_series(circles)?;
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
