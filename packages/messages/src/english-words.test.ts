import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** One English word for each thing, and the words that other places or translators would take for it. */
const words = [
  { instead: 'application', of: /\bcandidac(?:y|ies)\b/i },
  { instead: 'recognition', of: /\bhomologat/i },
  { instead: 'sign in', of: /\blog(?:s|ged|ging)? in\b/i },
  {
    instead: 'degree, qualification',
    of: /(?<!with )\b(?:the|this|same|your|equal|medical) title\b|title of specialist/i,
  },
  { instead: 'activity record', of: /\b(?:audit|activity) log\b|\bsee audit\b/i },
];

/** What somebody may type into the palette, also by another word. */
const typedWords = /^\s+(?:nextPetition|requests|ownOffers|activity|signOut): '[^A-Z]*',$/;

const textsOf = (source: string) =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:import|export|\/?\*|\/\/)/.test(line) && !typedWords.test(line))
    // A quoted key is no text, nor is the name of a placeholder.
    .flatMap((line) => line.replaceAll(/\{\w+\}/g, '').match(/'(?:[^'\\]|\\.)*'(?!:)/g) ?? []);

const folder = join(import.meta.dirname, 'en');
const files = globSync('**/*.ts', { cwd: folder });
const texts = files.flatMap((file) =>
  textsOf(readFileSync(join(folder, file), 'utf8')).map((text) => `${file}: ${text}`),
);

test.each(words)('English says $instead', ({ of }) => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => of.test(text.slice(text.indexOf(': '))))).toEqual([]);
});
