import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Where build/pdf-assets.ts puts them. */
const assets = `/assets/pdfjs-${version}`;

export type OpenPdf = { document: PDFDocumentProxy; close: () => void };

/** Opens a PDF in a worker. pdf.js only draws pages; scripts inside the file do not run. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    data: bytes,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    cMapUrl: `${assets}/cmaps/`,
    cMapPacked: true,
    // Our content security policy allows no WebAssembly; these are the decoders without it.
    wasmUrl: `${assets}/wasm/`,
    useWasm: false,
    enableXfa: false,
    // Warnings about malformed files do not belong in the console.
    verbosity: 0,
  });
  const document = await task.promise;
  return { document, close: () => void task.destroy() };
}

/** Enough to find a name; long files are not read to the end for that. */
const pagesRead = 12;

/** The text of the first pages; empty for scans. */
export async function readWords(document: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: Math.min(document.numPages, pagesRead) }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join(' ');
}
