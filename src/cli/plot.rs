//! Pictures of curves over n, as SVG files: how the search grows, and how long the chapters take.

use std::path::Path;

use plotters::prelude::*;

use super::{Failure, write_file};

/// Narrow, so that a phone need not make it much smaller.
const WIDTH: u32 = 420;
const CHART: i32 = 360;

/// What is free around the chart, and what is left of it for its labels.
const MARGIN: i32 = 10;
const LEFT: i32 = 92;

/// The height of a curve's name.
const NAME: i32 = 20;

/// What `plotters` makes letters of 13.7 units of.
const FONT: (&str, i32) = ("sans-serif", 17);

/// The colours of the curves, in their order: on a light page, and on a dark one.
const COLOURS: [(RGBColor, RGBColor); 7] = [
    (RGBColor(200, 80, 20), RGBColor(240, 136, 62)),
    (RGBColor(160, 115, 0), RGBColor(217, 169, 0)),
    (RGBColor(30, 110, 190), RGBColor(88, 166, 255)),
    (RGBColor(30, 130, 60), RGBColor(76, 195, 138)),
    (RGBColor(130, 60, 160), RGBColor(194, 151, 255)),
    (RGBColor(90, 90, 90), RGBColor(176, 184, 192)),
    (RGBColor(190, 30, 90), RGBColor(255, 126, 176)),
];
const DARK_GROUND: RGBColor = RGBColor(22, 27, 34);
const DARK_INK: RGBColor = RGBColor(232, 235, 239);

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
    write_file(file, &with_dark_colours(&svg))
}

/// `plotters` writes each colour as an attribute, and a style goes before an attribute.
fn with_dark_colours(svg: &str) -> String {
    let hex = |RGBColor(red, green, blue)| format!("#{red:02X}{green:02X}{blue:02X}");
    let rules = [(WHITE, DARK_GROUND), (BLACK, DARK_INK)].into_iter().chain(COLOURS).flat_map(
        |(light, dark)| {
            let (light, dark) = (hex(light), hex(dark));
            ["fill", "stroke"].map(|it| format!("[{it}=\"{light}\"] {{ {it}: {dark} }}\n"))
        },
    );
    let style: String = rules.collect();
    let (opening, drawing) = svg.split_once('\n').expect("the first line is the opening");
    format!(
        "{opening}\n<style>@media (prefers-color-scheme: dark) {{\n{style}}}</style>\n{drawing}"
    )
}

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

    // The names stand above the chart, and hide no curve.
    let above = NAME * i32::try_from(curves.len())? + 6;
    let area =
        SVGBackend::with_string(svg, (WIDTH, u32::try_from(above + CHART)?)).into_drawing_area();
    area.fill(&WHITE)?;
    let (names, below) = area.split_vertically(above);
    let mut chart = ChartBuilder::on(&below)
        .margin(MARGIN)
        .x_label_area_size(44)
        .y_label_area_size(LEFT)
        .build_cartesian_2d(first..last, (smallest..largest * 2.0).log_scale())?;
    chart
        .configure_mesh()
        .x_labels(last + 1 - first)
        .label_style(FONT)
        .axis_desc_style(FONT)
        .x_desc("n")
        .y_desc(axis.title)
        .y_label_formatter(&|value| (axis.label)(*value))
        .light_line_style(TRANSPARENT)
        .draw()?;
    let colours = COLOURS.into_iter().map(|(light, _)| light).cycle();
    for ((index, curve), colour) in (0..).zip(curves).zip(colours) {
        chart.draw_series(LineSeries::new(drawn(curve), colour.stroke_width(2)))?;
        let circles = drawn(curve).into_iter().map(|point| Circle::new(point, 3, colour.filled()));
        chart.draw_series(circles)?;
        let (x, y) = (MARGIN + LEFT, NAME * index + NAME);
        names.draw(&PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)))?;
        names.draw(&Text::new(curve.name.as_str(), (x + 26, y - 7), FONT))?;
    }
    area.present()?;
    Ok(())
}
