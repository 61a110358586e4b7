import {
  type HolidaysChange,
  holidaysSchema,
  type RejectionReasonsChange,
  type RejectionReasonsSetting,
  rejectionReasonsSchema,
} from '@fonendo/contract/petition-settings.schema';
import { madridDate } from '@fonendo/domain/calendar-date';
import { defaultRejectionReasons } from '@fonendo/domain/rejection-reasons';
import { type Holidays, nationalHolidays } from '@fonendo/domain/working-calendar';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { changeSettings, findSetting, overOthers } from '../settings/settings.public.ts';

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

export async function changeHolidays(context: Clocked, actor: Actor, change: HolidaysChange): Promise<string[]> {
  const { added, removed } = change;
  const { holidays } = await changeSettings(context, actor, {
    id: 'holidays',
    action: 'settings.holidaysChanged',
    read: async (tx) => ({ holidays: { days: await readHolidayList(tx, context.now()) } }),
    decide: (current) => {
      const days = new Set([...current.holidays.days, ...added]).difference(new Set(removed));
      const parsed = holidaysSchema.safeParse({ days: [...days].sort() });
      if (!parsed.success) throw new ApiError('ValidationFailed', { fields: { added: { key: 'errors.invalid' } } });
      return { holidays: parsed.data };
    },
  });
  return holidays.days;
}

export async function readRejectionReasons(db: Queryable): Promise<RejectionReasonsSetting> {
  const stored = await findSetting(db, 'rejectionReasons');
  return stored === undefined ? defaultRejectionReasons : rejectionReasonsSchema.parse(stored);
}

export async function changeRejectionReasons(
  context: Clocked,
  actor: Actor,
  { read, ...wanted }: RejectionReasonsChange,
): Promise<RejectionReasonsSetting> {
  const { rejectionReasons } = await changeSettings(context, actor, {
    id: 'rejectionReasons',
    action: 'settings.rejectionReasonsChanged',
    read: async (tx) => ({ rejectionReasons: await readRejectionReasons(tx) }),
    decide: (current) => ({ rejectionReasons: overOthers(current.rejectionReasons, read, wanted) }),
  });
  return rejectionReasons;
}
