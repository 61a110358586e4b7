import { readFileSync } from 'node:fs';
import { z } from 'zod';

const pageListSchema = z.array(z.string().startsWith('/'));

/** What a parameter of an address may be: ids are UUIDs (as the web checks them too), anything else is a word. */
const parameters: Record<string, string> = {
  $id: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
};

/** Whether an address is a page of the web, by the list that the build wrote from the web's own routes. */
export function readPages(file: string): (path: string) => boolean {
  const pages = pageListSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const pattern = new RegExp(`^(?:${pages.map(patternOf).join('|')})/?$`, 'i');
  return (path) => pattern.test(path);
}

function patternOf(page: string): string {
  const segments = page.split('/').map((segment) => {
    if (!segment.startsWith('$')) return RegExp.escape(segment);
    return parameters[segment] ?? '[^/]+';
  });
  // The root, and the index of a folder, end with a slash that an address may leave out.
  return segments.join('/').replace(/\/$/, '');
}
