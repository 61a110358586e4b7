import type { Database, Transaction } from '../../../db/database.ts';
import type { SendMail } from '../../../integrations/mail/mail.port.ts';
import { canSignIn } from '../../notifications/notifications.public.ts';
import { countOpenOffers, listOpenOffers } from '../search/search.repository.ts';
import { understandSearch } from '../search/words.ts';
import { newOffersMail, type SearchNews } from './saved-search.mails.ts';
import {
  findSearcher,
  listMailedDoctors,
  lockMailedSearches,
  type SavedSearchRow,
  updateSavedSearch,
} from './saved-searches.repository.ts';

type Context = { db: Database; now: () => Date; sendMail: SendMail; publicUrl: string };

const batch = 200;
const firstId = '00000000-0000-0000-0000-000000000000';
const offersPerSearch = 5;

/** Far longer than a transaction takes to commit: everything with an earlier timestamp is visible by now. */
const settledMs = 60_000;

/**
 * Mails doctors the offers that were published since the last mail, one mail for all their searches. The timestamp
 * commits together with the mail's job, so running it again or twice at once mails nothing twice.
 */
export async function mailNewOffers(context: Context): Promise<void> {
  const until = new Date(context.now().getTime() - settledMs);
  let after = firstId;
  for (;;) {
    const doctorIds = await listMailedDoctors(context.db, after, batch);
    for (const doctorId of doctorIds) await context.db.transaction((tx) => mailDoctor(context, tx, doctorId, until));
    const last = doctorIds.at(-1);
    if (doctorIds.length < batch || !last) return;
    after = last;
  }
}

async function mailDoctor(context: Context, tx: Transaction, doctorId: string, until: Date): Promise<void> {
  const searches = await lockMailedSearches(tx, doctorId);
  const due = searches.filter(({ toldUntil }) => toldUntil < until);
  const doctor = await findSearcher(tx, doctorId);
  const wanted = doctor && canSignIn(doctor, until) && doctor.mailFamilies.includes('offers');
  // Searches of doctors who switched these mails off are advanced too, so that they do not get weeks of offers when
  // they switch them on again.
  const news: SearchNews[] = [];
  if (wanted) for (const search of due) news.push(...(await findNews(tx, search, until)));
  for (const { id } of due) await updateSavedSearch(tx, id, { toldUntil: until });
  if (!doctor || news.length === 0) return;
  const mail = newOffersMail(doctor, context.publicUrl, news);
  await context.sendMail(tx, { ...mail, subscription: { userId: doctorId, families: ['offers'] } });
}

async function findNews(tx: Transaction, row: SavedSearchRow, until: Date): Promise<SearchNews[]> {
  const { doctorId, name, toldUntil } = row;
  const { search, ...filters } = row.filters;
  const { words } = await understandSearch(tx, search, false);
  const part = { openedAfter: toldUntil, openedUntil: until };
  const filter = { ...filters, words };
  const total = await countOpenOffers(tx, filter, part);
  if (total === 0) return [];
  const newest = await listOpenOffers(tx, filter, { doctorId, after: null, limit: offersPerSearch, part });
  return [{ name, filters: row.filters, newest, total }];
}
