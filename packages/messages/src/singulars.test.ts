import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Text = { file: string; path: string; text: string };

/** Every text of a language, with the names that lead to it. */
async function textsOf(language: string): Promise<Text[]> {
  const folder = join(import.meta.dirname, language);
  const files = globSync('**/*.ts', { cwd: folder });
  return (await Promise.all(files.map(async (file) => flatten(await import(join(folder, file)), file)))).flat();
}

function flatten(value: unknown, file: string, path = ''): Text[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, file, path ? `${path}.${key}` : key));
}

/** The number that a text is for: `more_one` and `documentCount.one` are for one. */
const formOf = ({ path }: Text) => path.match(/[._](zero|one|other)$/)?.[1];

/** Texts that are the same for one and for many. */
const alike = [
  // No word bends with the number.
  ...['candidates.rating', 'candidates.board.show', 'petitions.declared.matches', 'interviews.times.minutes'],
  ...['interviews.scheduler.count', 'interviews.calendar.rank', 'conversations.tabs.waiting'],
  ...['selection.accepted.done', 'legalClock.steps.workingDays'],
  // It brings its own word: "1 documento".
  'notifications.kinds.documentsRequested.title',
  // Never for one: a limit that was reached, what does not fit a short list, a legal term, the length of an interview.
  ...['candidates.leadMore', 'selection.remaining.more', 'quickAnswers.full', 'legalClock.steps.extended'],
  ...['offers.filters.seeAll', 'front.list.seeAll', 'home.offers.further', 'auth.demo.showAll', 'audit.values.items'],
  'audit.values.people',
  ...['dashboards.doctor.interviews.minutes', 'doctorDashboard.interviews.minutes'],
];

/** Singular, in spite of their last letter. */
const singular = /^mes$/;

test.each(['es', 'en'] as const)('in %s what is counted has words for one and words for many', async (language) => {
  const texts = await textsOf(language);
  const counted = texts.filter(({ text }) => text.includes('{count}'));
  expect(counted.length).toBeGreaterThan(200);
  const paths = new Set(texts.map(({ file, path }) => `${file} ${path}`));
  const wrong = counted.filter((one) => {
    const form = formOf(one);
    if (!form) return !alike.some((path) => one.path === path || one.path.startsWith(`${path}_`));
    if (form === 'other') return !paths.has(`${one.file} ${one.path.replace(/other$/, 'one')}`);
    const [, word = ''] = one.text.match(/\{count\} (\p{L}+)/u) ?? [];
    return form === 'one' && word.endsWith('s') && !singular.test(word);
  });
  expect(wrong.map(({ file, path, text }) => `${file} ${path}: ${text}`)).toEqual([]);
});
