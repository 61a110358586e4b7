import type pg from 'pg';

const firstAfterMs = 15_000;
const everyMs = 6 * 60 * 60 * 1000;

/**
 * A server looks after its tables by itself; the embedded database has nobody who does. Without it the places of deleted
 * rows are never used again, the queue of jobs grows for good, and statements are planned for tables of which nothing is
 * known: a page of the demo's offers took a quarter longer.
 */
export function startUpkeep(pool: pg.Pool): () => void {
  const look = () => void lookAfterTables(pool);
  const first = setTimeout(look, firstAfterMs).unref();
  const others = setInterval(look, everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
}

/** One table at a time, a tenth of a second at most in the demo, so that whoever asks meanwhile hardly waits. */
export async function lookAfterTables(pool: pg.Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ name: string }>(`select oid::regclass::text as name from pg_class
      where relkind in ('r', 'm') and pg_relation_size(oid) > 0
        and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`);
    for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  } catch {
    // The product is closing, or a month was deleted a moment ago: the next round sees what is there then.
  }
}
