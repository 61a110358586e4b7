import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { loadFontkit } from './libraries.ts';

export type FontWeight = 'regular' | 'strong';

const files: Record<FontWeight, string> = { regular: 'Inter-Regular.ttf', strong: 'Inter-SemiBold.ttf' };

const parsed = new Map<FontWeight, Font>();

/** Parsed at first use and then kept: reading Inter takes five times as long as setting a page with it. */
export function fontOf(weight: FontWeight) {
  const known = parsed.get(weight);
  if (known) return known;
  const font = loadFontkit().create(readFileSync(new URL(`./fonts/${files[weight]}`, import.meta.url))) as Font;
  nameGlyphs(font);
  parsed.set(weight, font);
  return font;
}

/**
 * A glyph keeps the letter it was first asked for, and one that is first met as a part of another (E in the Greek Ε)
 * keeps none: whoever searched or copied a later document would find no E in it.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}
