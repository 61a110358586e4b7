import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { readTypedReference } from '@fonendo/domain/petitions/reference';
import type { Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchWords } from '../../../db/search-words.ts';
import { ask, type Buildable, each, type Placeholders } from '../../../db/statements/prepared.ts';
import type { QueueFilter } from './queue.repository.ts';

/** A word of a search. Some look like a part of the ministry's number or like a reference, with or without a digit less. */
export type AskedWord = Record<'pattern' | 'exact' | 'near', Placeholder> &
  Record<'hasDigits' | 'isReference' | 'mayLackDigit', boolean>;

/** A filter whose values are placeholders, but for those that stand in the text. */
export type AskedQueue = Pick<QueueFilter, 'status' | 'paid' | 'term' | 'cv' | 'messages' | 'registered' | 'resolved'> &
  Pick<Placeholders<ReturnType<typeof valuesOf>>, 'country' | 'waitingSince' | 'waitingAfter'> & {
    actor: { userId: Placeholder; policyGroups: QueueFilter['actor']['policyGroups'] };
    words: readonly AskedWord[];
  };

const typedWords = (search: string | undefined) =>
  searchWords(search).map((word) => ({ word, typed: readTypedReference(word) }));

const valuesOf = ({ actor, country, waitingSince, waitingAfter, search }: QueueFilter) => {
  const words = typedWords(search);
  return {
    ...{ userId: actor.userId, country: each(country), waitingSince, waitingAfter },
    patterns: each(words.map(({ word }) => `%${word}%`)),
    exact: each(words.map(({ typed }) => typed?.exact)),
    near: each(words.map(({ typed }) => typed?.near)),
  };
};

/** Asks for what the reader sees of the queue: one statement for each reader's role and shape of the filter. */
export function askQueue<Answer, Values extends object>(
  db: Queryable,
  what: string,
  filter: QueueFilter,
  values: Values,
  select: (filter: AskedQueue, p: Placeholders<Values>) => Buildable<Answer>,
): Promise<Answer> {
  const { actor, country: _country, waitingSince: _since, waitingAfter: _after, search, ...shape } = filter;
  const kinds = typedWords(search).map(({ word, typed }) => ({
    hasDigits: word.length >= 3 && /\d/.test(word),
    isReference: typed !== null,
    mayLackDigit: typed !== null && typed.near.length > 0,
  }));
  const key = JSON.stringify([isAdministrator(actor.policyGroups), shape, kinds]);
  return ask(db, `${what} ${key}`, { ...valuesOf(filter), ...values }, (p) => {
    const own = p as Placeholders<ReturnType<typeof valuesOf>>;
    const words = kinds.map((kind, index) => ({
      ...kind,
      ...({ pattern: own.patterns?.[index], exact: own.exact?.[index], near: own.near?.[index] } as AskedWord),
    }));
    const { userId, country, waitingSince, waitingAfter } = own;
    const asked = { ...shape, country, waitingSince, waitingAfter, words };
    return select({ ...asked, actor: { userId, policyGroups: actor.policyGroups } }, p);
  });
}
