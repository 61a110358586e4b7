import { languages } from '@fonendo/domain/reference/languages';
import { expect, test } from 'vitest';
import { languageOptions } from './language-options.ts';

test('the frequent languages come first, the others by the alphabet, each once', () => {
  const names = languageOptions('es').map(({ label }) => label.toLowerCase());
  expect(names.slice(0, 5)).toEqual(['español', 'inglés', 'catalán', 'gallego', 'euskera']);
  expect(new Set(names).size).toBe(languages.length);
  const rest = names.slice(9);
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('es').compare));
  expect(languageOptions('en')[1]?.label).toBe('English');
});
