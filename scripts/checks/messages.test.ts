import { expect, test } from 'vitest';
import { collectMessageUsage } from './messages/usage.ts';
import { type Catalogue, findMessageProblems, type Texts } from './messages.ts';

type Sample = { spanish: Texts; english?: Texts; parts?: Catalogue['parts'] };

function problemsOf({ spanish, english = spanish, parts = [] }: Sample, text: string, path = 'apps/web/src/app/a.tsx') {
  const catalogue = { file: 'core.ts', spanish, english, parts };
  return findMessageProblems([catalogue], collectMessageUsage([{ path, text }]), []);
}

test('a text that a literal key asks for is in use', () => {
  expect(problemsOf({ spanish: { nav: { open: 'Abrir' } } }, "t('nav.open')")).toEqual([]);
  expect(problemsOf({ spanish: { nav: { open: 'Abrir' } } }, "t('core:nav.open')")).toEqual([]);
  expect(problemsOf({ spanish: { nav: { open: 'Abrir' } } }, '<A b={t(`nav.open`)} />')).toEqual([]);
});

test('a text that nothing asks for is reported', () => {
  expect(problemsOf({ spanish: { nav: { open: 'Abrir', close: 'Cerrar' } } }, "t('nav.open')")).toEqual([
    'core.ts: nothing uses nav.close',
  ]);
});

test('a comment is no use', () => {
  expect(problemsOf({ spanish: { nav: { open: 'Abrir' } } }, "// t('nav.open')")).toHaveLength(1);
});

test('a template covers what it can name, and no more', () => {
  const spanish = { offer: { draft: 'Borrador', pending: 'Pendiente' }, cv: { draft: 'Borrador' } };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is the source code of a sample
  expect(problemsOf({ spanish }, 't(`offer.${status}`)')).toEqual(['core.ts: nothing uses cv.draft']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is the source code of a sample
  expect(problemsOf({ spanish }, 't(`${of}.draft`)')).toEqual(['core.ts: nothing uses offer.pending']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is the source code of a sample
  expect(problemsOf({ spanish }, 't(`${key}`)')).toHaveLength(3);
});

test('plural forms are asked for without their ending', () => {
  expect(problemsOf({ spanish: { days_one: '{count} día', days_other: '{count} días' } }, "t('days')")).toEqual([]);
});

test('the API reads its catalogues as objects', () => {
  const sample = {
    spanish: { mails: { verify: 'Verifica', reset: 'Cambia' } },
    parts: [{ file: 'shared/mails.ts', name: 'mails' }],
  };
  const read = (access: string) =>
    problemsOf(
      sample,
      `import { mails } from '@fonendo/messages/es/shared/mails'; ${access};`,
      'apps/api/src/http/a.ts',
    );
  expect(read('texts[locale].verify')).toEqual(['core.ts: nothing uses mails.reset']);
  expect(read('texts[locale][code]')).toEqual([]);
  expect(read('texts.other')).toHaveLength(2);
});

test('both languages have every text', () => {
  expect(
    problemsOf({ spanish: { a: 'Sí', b: ' ' }, english: { b: 'No', c: 'Maybe' } }, "t('a'); t('b'); t('c')"),
  ).toEqual(['core.ts: a has no English text', 'core.ts: b has no Spanish text', 'core.ts: c has no Spanish text']);
});

test('both languages show the same values', () => {
  const sample = { spanish: { hello: 'Hola, {name}. Son las {time}.' }, english: { hello: 'Hello. It is {time}.' } };
  expect(problemsOf(sample, "t('hello')")).toEqual([
    'core.ts: hello shows {name} {time} in Spanish, {time} in English',
  ]);
});

test('every error code has a text', () => {
  const texts = { apiErrors: { NotFound: 'No está' } };
  const catalogue = { file: 'core.ts', spanish: texts, english: texts, parts: [] };
  const usage = collectMessageUsage([{ path: 'apps/web/src/a.ts', text: "t('apiErrors.NotFound')" }]);
  expect(findMessageProblems([catalogue], usage, ['NotFound', 'Conflict'])).toEqual([
    'the error code Conflict has no text',
  ]);
});
