import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A doctor signs two contracts: one with Fonendo and one with a hospital. Each has its own words, so that nobody takes
 * one for the other (docs/glossary.md).
 */
const languages = {
  es: {
    contract: /\bcontratos?\b(?!-)/gi,
    named: /^contratos? de (servicios|trabajo)\b/i,
    // A form of offers asks for nothing else; the kinds of employment have names of their own.
    known: [/Tipo de contrato/g, /Contrato (de relevo|formativo)/g],
  },
  en: {
    contract: /\bcontracts?\b/gi,
    named: /^(?!)/,
    known: [/(employment|training|relief) contracts?\b/gi, /contract type/gi],
  },
} as const;

/** The page of Fonendo's own contract speaks of no other. */
const ownPages = /\/contracts\//;

/** Texts alone: names of keys, imports and comments are not read by anybody. */
const textsOf = (source: string) =>
  source
    .split('\n')
    .filter((line) => !/^\s*(import|export|\/?\*|\/\/)/.test(line))
    .flatMap((line) => line.match(/'(?:[^'\\]|\\.)*'/g) ?? []);

test.each(['es', 'en'] as const)('in %s every contract says which one it is', (language) => {
  const { contract, named, known } = languages[language];
  const folder = join(import.meta.dirname, language);
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !ownPages.test(`/${file}`));
  const unnamed = files.flatMap((file) =>
    textsOf(readFileSync(join(folder, file), 'utf8'))
      .map((text) => known.reduce((rest, words) => rest.replaceAll(words, ''), text))
      .filter((text) => [...text.matchAll(contract)].some(({ index }) => !named.test(text.slice(index))))
      .map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(unnamed).toEqual([]);
});
