import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { messages } from '../../db/schema/conversations.ts';
import { petitionConditions, petitionReceipts } from '../../db/schema/petitions.ts';
import { settings } from '../../db/schema/settings.ts';
import { askAtOnce, type JsonRow, jsonRow, jsonRows, recordOf } from '../../db/statements/figures.ts';
import { stateFeeKey } from '../settings/settings.public.ts';
import type { ConditionRecord, ReceiptRecord } from './petitions.repository.ts';

type Shown = {
  conditions: ConditionRecord[];
  receipt: ReceiptRecord | null;
  /** How many the doctor has not read, or the team has not answered. */
  waitingMessages: number;
  /** As it is stored; null if nobody changed it. */
  storedStateFee: unknown;
};

/** What the page of a petition shows besides what decides about it, in one statement. */
export async function readShown(db: Queryable, petitionId: string, reader: 'doctor' | 'administrator'): Promise<Shown> {
  const waits =
    reader === 'doctor'
      ? and(eq(messages.side, 'team'), isNull(messages.readAt))
      : and(eq(messages.side, 'doctor'), isNull(messages.answeredAt));
  const id = sql.placeholder('petitionId');
  type Answer = Omit<Shown, 'conditions' | 'receipt'> & { conditions: JsonRow[]; receipt: JsonRow | null };
  const { conditions, receipt, ...others } = await askAtOnce<Answer>(
    db,
    `shown of petition ${reader}`,
    () => ({
      conditions: jsonRows(sql`
        select * from ${petitionConditions} where ${petitionConditions.petitionId} = ${id}
        order by ${petitionConditions.position}`),
      receipt: jsonRow(sql`select * from ${petitionReceipts} where ${petitionReceipts.petitionId} = ${id}`),
      waitingMessages: sql`(select count(*)::int from ${messages} where ${messages.petitionId} = ${id} and ${waits})`,
      storedStateFee: sql`(select ${settings.value} from ${settings} where ${settings.key} = ${stateFeeKey})`,
    }),
    { petitionId },
  );
  return {
    ...others,
    conditions: conditions.map((row) => recordOf(petitionConditions, row)),
    receipt: receipt && recordOf(petitionReceipts, receipt),
  };
}
