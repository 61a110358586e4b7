import { inks } from './style.ts';

/** The product's mark on a square of 32 by 32. */
export function drawBrandMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
    .roundedRect(0, 0, 32, 32, 8.5)
    .fill(inks.teal)
    .translate(-0.65, -0.6)
    .lineWidth(2.6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor('#FFFFFF')
    .path('M5 17.5H9.7L13.6 7.4L18.4 23.6C19.7 27.6 25.2 26.4 25.2 21.4V18.9')
    .stroke()
    .circle(25.2, 15.4, 3.1)
    .stroke()
    .restore();
}
