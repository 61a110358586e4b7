// Nothing is drawn here: while it loads, the library warns of a canvas that only drawing would need.
const { warn } = console;
console.warn = () => undefined;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
console.warn = warn;

/** What a reader sees in a PDF, page by page, with the structure and the facts that screen readers get to know. */
export async function readPdf(bytes: Uint8Array) {
  // A copy: the parser takes the memory it is given for itself.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const tags: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    tags.push(...tagsOf(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, tags, info: info as Record<string, unknown> };
}

type StructNode = { role?: string; children?: unknown[] };

const tagsOf = (node: StructNode | null): string[] => [
  ...(node?.role ? [node.role] : []),
  ...(node?.children ?? []).flatMap((child) => tagsOf(child as StructNode)),
];
