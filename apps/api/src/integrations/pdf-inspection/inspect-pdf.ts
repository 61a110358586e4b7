import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { PdfVerdict } from './pdf-inspector.port.ts';

/**
 * Parses every object of the file, including those in object streams and of earlier revisions. A file that this reader
 * cannot read is refused, because another reader might find something forbidden in it.
 */
export async function inspectPdf(bytes: Buffer): Promise<PdfVerdict> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'notPdf';
  if (!hasItsEnd(bytes)) return 'damaged';
  const parser = new WatchfulParser(bytes);
  try {
    const context = await parser.parseDocument();
    if (context.trailerInfo.Encrypt) return 'encrypted';
    if (parser.activeContent || namesActiveContent(bytes)) return 'activeContent';
    return hasPages(context) ? 'sound' : 'damaged';
  } catch {
    // Encryption makes object streams unreadable before the trailer is reached.
    return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1')) ? 'encrypted' : 'damaged';
  }
}

/** Readers look for the end in the last kilobyte; a truncated file has none there. */
function hasItsEnd(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1024).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(tail);
}

/** Checks each object as it is parsed, because a later revision may replace an earlier object of the same number. */
class WatchfulParser extends PDFParser {
  activeContent = false;

  constructor(bytes: Uint8Array) {
    const strict = true;
    super(bytes, Number.POSITIVE_INFINITY, strict);
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref: PDFRef, object: PDFObject) => {
      this.activeContent ||= isActive(object);
      assign(ref, object);
    };
  }
}

/** Scripts, forms that contain them (XFA), embedded files, and media players that run either. */
const activeKeys = new Set(['JS', 'JavaScript', 'XFA', 'EF', 'EmbeddedFiles', 'RichMediaContent'].map(nameOf));

const activeValues = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'FileAttachment'].map(nameOf));

/** The keys by which a dictionary says its type. */
const typeKeys = [nameOf('S'), nameOf('Type'), nameOf('Subtype')];

function nameOf(name: string): PDFName {
  return PDFName.of(name);
}

function isActive(root: PDFObject): boolean {
  const open: PDFObject[] = [root];
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFArray) open.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (typeKeys.some((key) => isActiveName(dict.get(key)))) return true;
    for (const [key, value] of dict.entries()) {
      if (activeKeys.has(key)) return true;
      open.push(value);
    }
  }
  return false;
}

const isActiveName = (value: PDFObject | undefined) => value instanceof PDFName && activeValues.has(value);

/**
 * The cross-reference table may point into the middle of what our parser takes for a stream. These words are too long
 * to appear there by accident.
 */
const namesActiveContent = (bytes: Buffer): boolean =>
  ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'].some((name) => bytes.includes(name, 0, 'latin1'));

/** A catalogue with at least one page. */
function hasPages(context: PDFContext): boolean {
  const catalogue = context.lookup(context.trailerInfo.Root);
  const pages = catalogue instanceof PDFDict ? catalogue.lookup(nameOf('Pages')) : undefined;
  const kids = pages instanceof PDFDict ? pages.lookup(nameOf('Kids')) : undefined;
  return kids instanceof PDFArray && kids.size() > 0;
}
