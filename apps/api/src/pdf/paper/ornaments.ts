type Paper = PDFKit.PDFDocument;

export const paperInks = {
  ink: '#1d2430',
  soft: '#5b6472',
  line: '#b9c0ca',
  red: '#8d2331',
  gold: '#9a7b2f',
} as const;

/** A double frame around the page, with a knot in each corner. */
export function drawFrame(paper: Paper, color: string): void {
  const { width, height } = paper.page;
  for (const [inset, line] of [
    [26, 2.2],
    [33, 0.7],
    [37, 0.7],
  ] as const) {
    paper
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .lineWidth(line)
      .strokeColor(color)
      .stroke();
  }
  for (const x of [31.5, width - 31.5]) {
    for (const y of [31.5, height - 31.5]) {
      paper.circle(x, y, 9).fill('#ffffff').circle(x, y, 9).lineWidth(1).strokeColor(color).stroke();
      paper.circle(x, y, 4).lineWidth(1).stroke();
    }
  }
}

/** A shield with a cross, as an office's or a university's arms. */
export function drawShield(paper: Paper, x: number, y: number, size: number, color: string): void {
  paper
    .save()
    .translate(x - size / 2, y)
    .scale(size / 40)
    .lineWidth(1.6)
    .strokeColor(color)
    .path('M3 3H37V24C37 34 28 41 20 45C12 41 3 34 3 24Z')
    .stroke()
    .path('M20 9V35M9 18H31')
    .lineWidth(3.4)
    .stroke()
    .restore();
}

/** A round seal with rays and one word, stamped a little askew. */
export function drawSeal(
  paper: Paper,
  { x, y }: { x: number; y: number },
  radius: number,
  word: string,
  color: string,
): void {
  paper.save().translate(x, y).rotate(-9).opacity(0.72).strokeColor(color).fillColor(color).lineWidth(1.1);
  for (const part of [1, 0.93, 0.6]) paper.circle(0, 0, radius * part).stroke();
  for (let ray = 0; ray < 48; ray++) {
    const angle = (ray * Math.PI) / 24;
    const [from, to] = [radius * 0.66, radius * 0.87];
    paper
      .moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
      .lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
      .stroke();
  }
  const size = radius * 0.15;
  paper
    .font('Helvetica-Bold')
    .fontSize(size)
    .text(word.toUpperCase(), -radius, -size / 2, { width: radius * 2, align: 'center', lineBreak: false });
  paper.restore().opacity(1);
}

/** A signature above its line, with the name and office of who signs. Different for each serial. */
export function drawSignature(
  paper: Paper,
  { x, y, width }: { x: number; y: number; width: number },
  lines: readonly string[],
  serial: number,
): void {
  const swing = 8 + (serial % 5) * 2;
  paper
    .save()
    .translate(x + width * 0.22, y - 6)
    .lineWidth(1.1)
    .strokeColor('#23407a')
    .path(
      `M0 0C8 ${-swing * 2} 14 ${-swing * 2} 12 2C11 ${swing} 2 6 10 -4C20 ${-swing} 26 ${-swing} 26 -2C26 6 32 4 36 -4` +
        `C40 ${-swing} 46 -8 46 0C46 6 54 4 58 -2C64 ${-swing} 70 -6 ${70 + (serial % 4) * 6} -3`,
    )
    .stroke()
    .restore();
  paper
    .moveTo(x, y + 4)
    .lineTo(x + width, y + 4)
    .lineWidth(0.6)
    .strokeColor(paperInks.line)
    .stroke();
  for (const [index, line] of lines.entries()) {
    paper
      .font(index === 0 ? 'Times-Bold' : 'Times-Roman')
      .fontSize(9)
      .fillColor(paperInks.ink)
      .text(line, x, y + 9 + index * 12, { width, align: 'center', lineBreak: false });
  }
}

/** The fine waves of printed security paper. */
export function drawWaves(paper: Paper, box: { x: number; y: number; width: number; height: number }, color: string) {
  paper.save().rect(box.x, box.y, box.width, box.height).clip().lineWidth(0.35).strokeColor(color).opacity(0.2);
  for (let line = -1; line * 7 < box.height + 14; line++) {
    const y = box.y + line * 7;
    let path = `M${box.x} ${y}`;
    for (let x = box.x; x < box.x + box.width; x += 40) path += `q10 -9 20 0t20 0`;
    paper.path(path).stroke();
  }
  paper.restore().opacity(1);
}

/** Nobody's face: head and shoulders before a plain wall. */
export function drawPortrait(paper: Paper, x: number, y: number, hasLongHair: boolean): void {
  const [width, height] = [118, 152];
  paper.save().rect(x, y, width, height).clip().rect(x, y, width, height).fill('#dfe5ea');
  const middle = x + width / 2;
  if (hasLongHair) paper.ellipse(middle, y + 76, 41, 56).fill('#4a4038');
  paper.ellipse(middle, y + height + 12, 62, 52).fill('#3d5266');
  paper.rect(middle - 12, y + 92, 24, 28).fill('#c99f82');
  paper.ellipse(middle, y + 68, 28, 36).fill('#d8b094');
  paper
    .path(
      `M${middle - 30} ${y + 62}C${middle - 30} ${y + 14} ${middle + 30} ${y + 14} ${middle + 30} ${y + 62}` +
        `C${middle + 14} ${y + 42} ${middle - 14} ${y + 42} ${middle - 30} ${y + 62}Z`,
    )
    .fill('#4a4038');
  paper.restore().rect(x, y, width, height).lineWidth(0.8).strokeColor(paperInks.line).stroke();
}
