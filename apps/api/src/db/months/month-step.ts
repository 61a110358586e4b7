import { and, inArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { type DueRows, deleteStep, type RetentionStep, selectBatch } from '../retention.ts';
import { dropMonth } from './months.ts';

type Rule = {
  name: string;
  rule: string;
  rows: DueRows;
  /** The same time as in `rows`: a month that ended by then goes as a whole. */
  past: SQL;
  /** Deletes what belongs to the rows of a part; triggers do it for single rows, but not where the part is dropped. */
  release: (tx: Transaction, part: SQL) => Promise<void>;
};

/** A month that is past its time goes as a whole, what is past it of another one row by row. */
export const monthStep = (db: Database, { past, release, ...rule }: Rule): RetentionStep =>
  deleteStep(db, rule, async (tx, limit) => {
    const { table, key, where } = rule.rows;
    const drop = () => dropMonth(tx, table, past, (part) => release(tx, part));
    let dropped = await drop();
    while (dropped === 0) dropped = await drop();
    if (dropped !== null) return dropped;
    const ids = (await selectBatch(tx, rule.rows, limit)).flatMap(([id]) => id ?? []);
    // With the time again: by the id alone each month would be searched.
    if (ids.length > 0) await tx.delete(table).where(and(where, inArray(key[0], ids)));
    return ids.length;
  });
