import {
  holidaysSchema,
  type RejectionReasonsSetting,
  rejectionReasonsSchema,
} from '@fonendo/contract/petition-settings.schema';
import { madridDate } from '@fonendo/domain/calendar-date';
import { defaultRejectionReasons } from '@fonendo/domain/rejection-reasons';
import { type Holidays, nationalHolidays } from '@fonendo/domain/working-calendar';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { changeSetting, findSetting } from '../settings/settings.public.ts';

type Clocked = { db: Database; now: () => Date };

/** Days on which no legal term runs or ends: what administrators keep, or the whole country's around this year. */
export async function readHolidayList(db: Queryable, now: Date): Promise<string[]> {
  const stored = await findSetting(db, 'holidays');
  if (stored !== undefined) return holidaysSchema.parse(stored).days;
  const year = Number(madridDate(now).slice(0, 4));
  return [-1, 0, 1, 2].flatMap((distance) => nationalHolidays(year + distance));
}

export const readHolidays = async (db: Queryable, now: Date): Promise<Holidays> =>
  new Set(await readHolidayList(db, now));

export async function changeHolidays(context: Clocked, actor: Actor, days: readonly string[]): Promise<string[]> {
  const sorted = [...new Set(days)].sort();
  await changeSetting(context, actor, 'holidays', { days: sorted }, 'settings.holidaysChanged');
  return sorted;
}

export async function readRejectionReasons(db: Queryable): Promise<RejectionReasonsSetting> {
  const stored = await findSetting(db, 'rejectionReasons');
  return stored === undefined ? defaultRejectionReasons : rejectionReasonsSchema.parse(stored);
}

export async function changeRejectionReasons(
  context: Clocked,
  actor: Actor,
  reasons: RejectionReasonsSetting,
): Promise<RejectionReasonsSetting> {
  await changeSetting(context, actor, 'rejectionReasons', reasons, 'settings.rejectionReasonsChanged');
  return reasons;
}
