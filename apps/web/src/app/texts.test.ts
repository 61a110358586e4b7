import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';

const t = ((key: string) => key) as unknown as TFunction<['contact', 'core']>;
const tOfCandidates = ((key: string) => key) as unknown as TFunction<['core', 'candidates']>;
const part = (): 'heading' | 'again' => 'again';

test('the compiler knows the texts there are', () => {
  expect([t('heading'), t('core:product'), t(`sent.${part()}`), t('sent.lead', { email: 'a@b.test' })]).toHaveLength(4);
});

test('the compiler knows what a number makes of a text', () => {
  expect([tOfCandidates('candidates:years', { count: 2 }), tOfCandidates('candidates:years_one')]).toHaveLength(2);
  const refused = [
    // @ts-expect-error: which of the two it is depends on a number.
    tOfCandidates('candidates:years', {}),
    // @ts-expect-error: the number is no text.
    tOfCandidates('candidates:years', { count: '2' }),
    // @ts-expect-error: nobody says how many.
    tOfCandidates('candidates:years'),
  ];
  expect(refused).toHaveLength(3);
});

test('the compiler refuses texts that there are not', () => {
  const refused = [
    // @ts-expect-error: no such key.
    t('nothing'),
    // @ts-expect-error: no such key, and values do not make it one.
    t('sent.nothing', { email: 'a@b.test' }),
    // @ts-expect-error: the namespace is not one of those that were asked for.
    t('offers:heading'),
    // @ts-expect-error: a key of the second namespace, which has to be named.
    t('toast.close'),
    // @ts-expect-error: several texts, not one.
    t('sent'),
    // @ts-expect-error: not all of these keys are there.
    t(`sent.${part()}.more`),
    // @ts-expect-error: the text has a gap.
    t('sent.lead'),
    // @ts-expect-error: the text has no such gap, and its own stays open.
    t('sent.lead', { mail: 'a@b.test' }),
    // @ts-expect-error: an object is no text for a gap.
    t('sent.lead', { email: {} }),
  ];
  expect(refused).toHaveLength(9);
});
