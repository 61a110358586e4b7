import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { sourceFolder } from '../source-folder.ts';
import { loadFontkit } from './libraries.ts';

export type FontWeight = 'regular' | 'strong';

const files: Record<FontWeight, string> = { regular: 'Inter-Regular.ttf', strong: 'Inter-SemiBold.ttf' };

const parsed = new Map<FontWeight, Font>();

/** Parsed at first use and cached: reading Inter takes five times as long as setting a page with it. */
export function fontOf(weight: FontWeight) {
  const known = parsed.get(weight);
  if (known) return known;
  const font = loadFontkit().create(readFileSync(join(sourceFolder, 'pdf/fonts', files[weight]))) as Font;
  nameGlyphs(font);
  parsed.set(weight, font);
  return font;
}

/**
 * fontkit remembers for each glyph the letter it was first used for, and none for one first met as part of another (E
 * in the Greek Ε). Searching or copying in a later document would then find no E.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}
