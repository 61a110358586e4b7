import pg from 'pg';

type End = (error: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/**
 * Tells of every statement that any connection of this process sends, from now on until the answer is called. `begin`
 * says what to tell of its end, or null where nobody wants to know.
 */
export function traceStatements(begin: (name: string) => End | null): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function traced(this: unknown, ...args: unknown[]) {
    const end = begin(nameOf(args[0]));
    if (!end) return original.apply(this, args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const told = (error: unknown, ...rest: unknown[]) => {
        end(error);
        (last as Query)(error, ...rest);
      };
      return original.apply(this, [...args.slice(0, -1), told]);
    }
    const answer = original.apply(this, args);
    if (answer instanceof Promise) answer.then(() => end(null), end);
    // A query that tells of its rows by itself: its length is not known here.
    else end(null);
    return answer;
  };
  return () => {
    prototype.query = original;
  };
}

/** What it does with which table: never its text, which may hold values. */
function nameOf(query: unknown): string {
  const { text = '' } = (typeof query === 'string' ? { text: query } : query) as { text?: string };
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?([a-z_]+)"?/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}
