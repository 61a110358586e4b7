import type { Database, Transaction } from '../../../db/database.ts';
import type { SendMail } from '../../../integrations/mail/mail.port.ts';
import { canSignIn } from '../../notifications/notifications.public.ts';
import { countOpenOffers, listOpenOffers, openedBetween } from '../search/search.repository.ts';
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

/** Far longer than an approval takes to commit: what was stamped before it is there to be read by now. */
const settledMs = 60_000;

/**
 * Tells doctors of the offers that opened since they were told last, one mail each for all their searches. What is
 * told and until when commit together with the mail's job: running it again, or twice at once, tells nothing twice.
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
  const wanted = doctor && canSignIn(doctor) && doctor.mailFamilies.includes('offers');
  // Who does without the mails is not sent weeks of offers on the day they want them again.
  const news: SearchNews[] = [];
  if (wanted) for (const search of due) news.push(...(await findNews(tx, search, until)));
  for (const { id } of due) await updateSavedSearch(tx, id, { toldUntil: until });
  if (doctor && news.length > 0) await context.sendMail(tx, newOffersMail(doctor, context.publicUrl, news));
}

async function findNews(tx: Transaction, row: SavedSearchRow, until: Date): Promise<SearchNews[]> {
  const { doctorId, name, toldUntil } = row;
  const { search, ...filters } = row.filters;
  const { words } = await understandSearch(tx, search, false);
  const within = openedBetween(toldUntil, until);
  const filter = { ...filters, words };
  const total = await countOpenOffers(tx, filter, within);
  if (total === 0) return [];
  const newest = await listOpenOffers(tx, filter, { doctorId, after: null, limit: offersPerSearch, within });
  return [{ name, filters: row.filters, newest, total }];
}
