import { encode } from 'uqr';
import type { Flow } from './flow.ts';

export type Qr = {
  address: string;
  /** In words, for people who cannot see it. */
  alternative: string;
  above: string;
  below: string | null;
};

/** 32 mm: the tax agency asks for 30 to 40, with room around it. */
const size = (32 / 25.4) * 72;

/** Black squares, drawn as one shape, with error correction M as the tax agency asks for. */
export function writeQr(doc: PDFKit.PDFDocument, flow: Flow, { address, alternative, above, below }: Qr): void {
  const { data } = encode(address, { ecc: 'M', border: 2 });
  const unit = size / data.length;
  flow.ensureRoom(size + 40);
  flow.paragraph('P', above, 'small', { after: 2 });
  const [x, y] = [flow.left, flow.y()];
  flow.figure(alternative, () => {
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) doc.rect(x + column * unit, y + row * unit, unit, unit);
      }
    }
    doc.fill('#000000');
  });
  flow.moveTo(y + size + 2);
  if (below) flow.paragraph('P', below, 'small', { after: 10 });
  else flow.space(10);
}
