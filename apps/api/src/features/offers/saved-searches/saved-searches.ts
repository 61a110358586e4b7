import type { SavedSearches, SavedSearchInput } from '@fonendo/contract/offers/search.schema';
import { savedSearchLimits } from '@fonendo/domain/offers/search';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { newId } from '../../../http/new-id.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { OfferSearchContext } from '../search/search.context.ts';
import {
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearchesOf,
  lockSavedSearch,
  lockSearchingDoctor,
  type SavedSearchRow,
  updateSavedSearch,
  wantsOfferMails,
} from './saved-searches.repository.ts';

type Context = Pick<OfferSearchContext, 'db' | 'now'>;

export async function readSavedSearches(db: Queryable, actor: Actor): Promise<SavedSearches> {
  const rows = await listSavedSearchesOf(db, actor.userId);
  return {
    items: rows.map(({ id, name, filters, mailed, createdAt }) => ({
      id,
      name,
      filters: filters as SavedSearches['items'][number]['filters'],
      mailed,
      createdAt: createdAt.toISOString(),
    })),
    can: rightsFor(actor, { add: rows.length < savedSearchLimits.perDoctor }),
    mailsWanted: await wantsOfferMails(db, actor.userId),
  };
}

export async function saveSearch(
  { db, now }: Context,
  actor: Actor,
  { key, ...input }: SavedSearchInput & { key: string | undefined },
): Promise<SavedSearches> {
  return db.transaction(async (tx) => {
    if (!(await lockSearchingDoctor(tx, actor.userId))) throw new ApiError('NotFound');
    const others = await listSavedSearchesOf(tx, actor.userId);
    const id = newId({ key, owner: actor.userId, kind: 'saved search' });
    // Saved already: the answer was lost.
    if (others.some((other) => other.id === id)) return readSavedSearches(tx, actor);
    if (others.length >= savedSearchLimits.perDoctor) throw new ApiError('TooManySavedSearches');
    // Offers that are open now were on the screen when the search was saved: mails start with later ones.
    await insertSavedSearch(tx, { id, doctorId: actor.userId, ...input, createdAt: now(), toldUntil: now() });
    const personal = { of: actor.userId, after: { name: input.name } };
    await recordAudit(tx, now(), actor, 'savedSearch.created', subjectOf(id), { personal });
    return readSavedSearches(tx, actor);
  });
}

export async function changeSavedSearch(
  { db, now }: Context,
  actor: Actor,
  id: string,
  input: SavedSearchInput,
): Promise<SavedSearches> {
  return db.transaction(async (tx) => {
    const row = await lockSavedSearch(tx, id, actor.userId);
    if (!row) throw new ApiError('NotFound');
    const news = isNews(row, input) ? { toldUntil: now() } : {};
    await updateSavedSearch(tx, id, { ...input, ...news });
    await recordAudit(tx, now(), actor, 'savedSearch.updated', subjectOf(id), {
      after: { mailed: input.mailed },
      personal: { of: actor.userId, after: { name: input.name } },
    });
    return readSavedSearches(tx, actor);
  });
}

/** Changed filters or newly switched on mails: offers that were open before are not mailed. */
const isNews = (row: SavedSearchRow, input: SavedSearchInput) =>
  (input.mailed && !row.mailed) || JSON.stringify(sorted(row.filters)) !== JSON.stringify(sorted(input.filters));

const sorted = (filters: object) => Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other));

export async function removeSavedSearch({ db, now }: Context, actor: Actor, id: string): Promise<SavedSearches> {
  return db.transaction(async (tx) => {
    const row = await lockSavedSearch(tx, id, actor.userId);
    if (!row) throw new ApiError('NotFound');
    await deleteSavedSearch(tx, id);
    const personal = { of: actor.userId, before: { name: row.name } };
    await recordAudit(tx, now(), actor, 'savedSearch.deleted', subjectOf(id), { personal });
    return readSavedSearches(tx, actor);
  });
}

const subjectOf = (id: string) => ({ type: 'savedSearch', id }) as const;
