import {
  type HolidaysChange,
  type HolidaysSetting,
  holidayDifferencesSchema,
  type RejectionReasonsChange,
  type RejectionReasonsSetting,
  rejectionReasonsSchema,
} from '@fonendo/contract/petitions/settings.schema';
import { defaultRejectionReasons } from '@fonendo/domain/documents/rejection-reasons';
import { type Community, communityCodes } from '@fonendo/domain/reference/communities';
import {
  changeHolidays as changeDifferences,
  holidaysOf,
  noHolidayDifferences,
} from '@fonendo/domain/reference/holiday-differences';
import { type HolidayDifferences, type SeatHolidays, seatDays } from '@fonendo/domain/reference/regional-holidays';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Database, Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { changeSettings, findSetting, mergeOrRefuse } from '../../settings/settings.public.ts';

type Clocked = { db: Database; now: () => Date };

/** Under which the differences are stored. */
export const holidaysKey = 'holidays';

/** Only differences are stored (docs/decisions/0043): the calendars are computed for any year. */
const differencesFrom = (stored: unknown): HolidayDifferences =>
  stored === undefined || stored === null ? noHolidayDifferences : holidayDifferencesSchema.parse(stored);

const readDifferences = async (db: Queryable): Promise<HolidayDifferences> =>
  differencesFrom(await findSetting(db, holidaysKey));

/** For the settings page: the years around this one, and other years with added days. */
export const readHolidayList = async (db: Queryable, now: Date): Promise<HolidaysSetting> =>
  listHolidays(await readDifferences(db), now);

function listHolidays(differences: HolidayDifferences, now: Date): HolidaysSetting {
  const daysOf = (place: Community | null, { added, removed } = noHolidayDifferences) => {
    const others = [...added, ...removed].map((day) => Number(day.slice(0, 4)));
    return holidaysOf([...new Set([...yearsAround(now, 1, 2), ...others])], differences, place);
  };
  const communities = communityCodes.map((code) => [code, daysOf(code, differences.communities?.[code])]);
  return { days: daysOf(null, differences), communities: Object.fromEntries(communities) };
}

/** Days on which no legal deadline runs or ends at the ministry's seat, for all years that a deadline can touch. */
export const readSeatHolidays = async (db: Queryable, now: Date): Promise<SeatHolidays> =>
  seatHolidaysFrom(await findSetting(db, holidaysKey), now);

/** The last calendar that was computed, and from what: it is the same for everybody and seldom changes. */
let lastCalendar: { from: string; days: SeatHolidays } | null = null;

/** The same from the differences as they are stored. */
export function seatHolidaysFrom(stored: unknown, now: Date): SeatHolidays {
  const years = yearsAround(now, 6, 6);
  const from = JSON.stringify([years, stored]);
  if (lastCalendar?.from !== from) lastCalendar = { from, days: seatDays(years, differencesFrom(stored)) };
  return lastCalendar.days;
}

function yearsAround(now: Date, back: number, ahead: number): number[] {
  const first = Number(madridDate(now).slice(0, 4)) - back;
  return Array.from({ length: back + ahead + 1 }, (_, index) => first + index);
}

export async function changeHolidays(
  context: Clocked,
  actor: Actor,
  { community, ...change }: HolidaysChange,
): Promise<HolidaysSetting> {
  const { holidays } = await changeSettings(context, actor, {
    id: 'holidays',
    action: 'settings.holidaysChanged',
    read: async (tx) => ({ holidays: await readDifferences(tx) }),
    decide: (current) => {
      const parsed = holidayDifferencesSchema.safeParse(changeDifferences(current.holidays, change, community ?? null));
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
