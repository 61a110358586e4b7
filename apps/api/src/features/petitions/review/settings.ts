import {
  type HolidaysChange,
  holidaysChangeSchema,
  type RejectionReasonsChange,
  type RejectionReasonsSetting,
  rejectionReasonsSchema,
} from '@fonendo/contract/petitions/settings.schema';
import { defaultRejectionReasons } from '@fonendo/domain/documents/rejection-reasons';
import type { Community } from '@fonendo/domain/reference/communities';
import {
  changeHolidays as changeDifferences,
  type HolidayDifferences,
  holidaysOf,
  noHolidayDifferences,
} from '@fonendo/domain/reference/holiday-differences';
import { type PlacedHolidays, placedHolidays } from '@fonendo/domain/reference/regional-holidays';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Database, Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { changeSettings, findSetting, mergeOrRefuse } from '../../settings/settings.public.ts';

type Clocked = { db: Database; now: () => Date };

/** Only differences are stored (docs/decisions/0043): the seat's holidays are computed for any year. */
async function readDifferences(db: Queryable): Promise<HolidayDifferences> {
  const stored = await findSetting(db, 'holidays');
  return stored === undefined ? noHolidayDifferences : holidaysChangeSchema.parse(stored);
}

/** For the settings page: the years around this one, and other years with added days. */
export const readHolidayList = async (db: Queryable, now: Date): Promise<string[]> =>
  listHolidays(await readDifferences(db), now);

function listHolidays(differences: HolidayDifferences, now: Date): string[] {
  const others = [...differences.added, ...differences.removed].map((day) => Number(day.slice(0, 4)));
  return holidaysOf([...new Set([...yearsAround(now, 1, 2), ...others])], differences);
}

/**
 * Days on which no legal deadline runs or ends, for all years that a deadline can touch: those of the ministry's seat
 * and of the community in which the applicant lives (art. 30.6 Ley 39/2015).
 */
export async function readHolidays(
  db: Queryable,
  now: Date,
  residence: Promise<Community | null> | null = null,
): Promise<PlacedHolidays> {
  const [differences, community] = await Promise.all([readDifferences(db), residence]);
  return placedHolidays(yearsAround(now, 6, 6), community, differences);
}

function yearsAround(now: Date, back: number, ahead: number): number[] {
  const first = Number(madridDate(now).slice(0, 4)) - back;
  return Array.from({ length: back + ahead + 1 }, (_, index) => first + index);
}

export async function changeHolidays(context: Clocked, actor: Actor, change: HolidaysChange): Promise<string[]> {
  const { holidays } = await changeSettings(context, actor, {
    id: 'holidays',
    action: 'settings.holidaysChanged',
    read: async (tx) => ({ holidays: await readDifferences(tx) }),
    decide: (current) => {
      const parsed = holidaysChangeSchema.safeParse(changeDifferences(current.holidays, change));
      if (!parsed.success) throw new ApiError('ValidationFailed', { fields: { added: { key: 'errors.invalid' } } });
      return { holidays: parsed.data };
    },
  });
  return listHolidays(holidays, context.now());
}

export async function readRejectionReasons(db: Queryable): Promise<RejectionReasonsSetting> {
  const stored = await findSetting(db, 'rejectionReasons');
  // Kinds that came later than the setting have their first reasons.
  return rejectionReasonsSchema.parse({ ...defaultRejectionReasons, ...(stored as object | undefined) });
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
    decide: (current) => ({ rejectionReasons: mergeOrRefuse(current.rejectionReasons, read, wanted) }),
  });
  return rejectionReasons;
}
