import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A real page. `bytes` pads the file to an exact length by an ordinary stream that no page uses. */
export async function buildPdf({ text = 'Fonendo', bytes }: { text?: string; bytes?: number } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760 });
  if (bytes === undefined) return Buffer.from(await document.save());
  const stream = document.context.stream(new Uint8Array(0));
  document.context.register(stream);
  const empty = (await document.save({ useObjectStreams: false })).length;
  // The figure of the stream's length has six or seven places more than the zero of the first try.
  for (let padding = bytes - empty; padding > 0 && padding > bytes - empty - 16; padding -= 1) {
    const padded = await withPadding(text, padding);
    if (padded.length === bytes) return padded;
  }
  throw new Error(`no PDF of exactly ${bytes} bytes`);
}

async function withPadding(text: string, padding: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760 });
  document.context.register(document.context.stream(new Uint8Array(padding).fill(0x41)));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

type Tampering = (document: PDFDocument) => void | Promise<void>;

async function buildTampered(tamper: Tampering, packed = false): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  await tamper(document);
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

const actionOf = (document: PDFDocument, entries: Record<string, string | PDFString>) =>
  document.context.obj({ Type: 'Action', ...entries });

/** Every way in which a PDF carries more than pages. `packed` ones hide it in a compressed object stream. */
export const activePdfs: Record<string, () => Promise<Buffer>> = {
  'JavaScript in the names tree': () => buildTampered((pdf) => pdf.addJavaScript('hi', 'app.alert(1)')),
  'JavaScript in an object stream': () => buildTampered((pdf) => pdf.addJavaScript('hi', 'app.alert(1)'), true),
  'JavaScript as an additional action of a page': () =>
    buildTampered((pdf) => {
      const action = actionOf(pdf, { S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
      pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: action }));
    }, true),
  'a script alone, under an unknown action': () =>
    buildTampered((pdf) => {
      pdf.catalog.set(PDFName.of('OpenAction'), actionOf(pdf, { S: 'Rendition', JS: PDFString.of('app.alert(1)') }));
    }, true),
  'a Launch action': () =>
    buildTampered((pdf) => {
      pdf.catalog.set(PDFName.of('OpenAction'), actionOf(pdf, { S: 'Launch', F: PDFString.of('calc.exe') }));
    }),
  'a Launch action in an object stream': () =>
    buildTampered((pdf) => {
      pdf.catalog.set(PDFName.of('OpenAction'), actionOf(pdf, { S: 'Launch', F: PDFString.of('calc.exe') }));
    }, true),
  'a name written in figures': () =>
    buildTampered((pdf) => {
      const action = new Map([[PDFName.of('S'), PDFName.of('J#61vaScript')]]);
      pdf.catalog.set(PDFName.of('OpenAction'), PDFDict.fromMapWithContext(action, pdf.context));
    }),
  'an embedded file': () => buildTampered((pdf) => pdf.attach(new Uint8Array([77, 90]), 'setup.exe')),
  'an embedded file in an object stream': () =>
    buildTampered((pdf) => pdf.attach(new Uint8Array([77, 90]), 'setup.exe'), true),
  'a form that carries scripts': () =>
    buildTampered((pdf) => {
      pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ XFA: PDFString.of('<xdp/>') }));
    }),
  'rich media': () =>
    buildTampered((pdf) => {
      const annotation = pdf.context.obj({ Type: 'Annot', Subtype: 'RichMedia' });
      pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([annotation]));
    }, true),
  'a script of an earlier revision under the same number': async () => {
    const first = await buildTampered((pdf) => pdf.addJavaScript('hi', 'app.alert(1)'), true);
    return Buffer.concat([first, await buildPdf()]);
  },
};

/** A program under the name of a document: "MZ" and what follows it. */
export const executable = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), Buffer.alloc(512)]);

export async function buildEncryptedPdf(packed = false): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('secret', { x: 60, y: 760 });
  document.encrypt({ userPassword: 'user', ownerPassword: 'owner', permissions: {} });
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

/** A small file whose object stream unpacks to `megabytes` of nothing. */
export async function buildPdfBomb(megabytes: number): Promise<Buffer> {
  const blank = Buffer.alloc(1024 * 1024, 0x20);
  const blanks = Readable.from(Array.from({ length: megabytes }, () => blank));
  const packed = await buffer(blanks.pipe(createDeflate({ level: 1 })));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 2 /Root 2 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
}

/** A file of five megabytes that needs little memory and much time: one object, defined again and again. */
export const buildSlowPdf = async (): Promise<Buffer> =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${'1 0 obj\n[]\nendobj\n'.repeat(240_000)}`),
    (await buildPdf()).subarray('%PDF-1.7\n'.length),
  ]);

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
