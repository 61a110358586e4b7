import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../../startup-error.ts';

/** The files of the web's build that public pages use: one style, and the font of the product. */
export type FrontFiles = { style: string; font: string };

const schema = z.object({ style: z.string(), font: z.string() });

/** Written by apps/web/build/front-style.ts. */
export function readFrontFiles(webFolder: string): FrontFiles {
  const path = join(webFolder, 'front.json');
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new StartupError(`The style of the public pages is not built (${path}). Run: npm run build`, { cause });
  }
}
