import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';

/**
 * PostgreSQL stores no NUL in a text, and no lone surrogate in JSON. Nobody types either, so they are refused here for
 * all bodies and addresses instead of in every schema. What counts is whether the route reads its body as JSON, not the
 * content type: JSON has many.
 */
export const refuseUnstorableText = ({ readsJson }: { readsJson: boolean }) =>
  createMiddleware(async (c, next) => {
    if (c.req.url.includes('%00')) throw refuseField(findUnstorableParameter(c.req.param(), c.req.queries()));
    if (readsJson) {
      const field = findUnstorableField(await c.req.text());
      if (field !== null) throw refuseField(field);
    }
    await next();
  });

export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** For a name that cannot be stored, the name of the object that holds it. */
function findUnstorableParameter(params: Record<string, string>, queries: Record<string, string[]>): string {
  const inPath = Object.entries(params).find(([, value]) => !isStorable(value))?.[0];
  const inQuery = Object.entries(queries).find(([name, values]) => ![name, ...values].every(isStorable))?.[0];
  return inPath ?? (inQuery !== undefined && isStorable(inQuery) ? inQuery : 'query');
}

const refuseField = (field: string) =>
  new ApiError('ValidationFailed', { fields: { [field]: { key: 'errors.invalid' } } });

/** In JSON both can only be written as escapes, so most bodies are checked by one search. */
function findUnstorableField(json: string): string | null {
  if (!/\\u(0000|d[89a-f])/i.test(json)) return null;
  try {
    return findIn(JSON.parse(json), []);
  } catch (error) {
    // Not JSON after all: the route reports that when it reads the body. A body nested too deep to be checked is
    // refused.
    return error instanceof SyntaxError ? null : 'body';
  }
}

/** The path of the first text that cannot be stored; for a key, the path of its object. */
function findIn(value: unknown, path: readonly string[]): string | null {
  const here = () => path.join('.') || 'body';
  if (typeof value === 'string') return isStorable(value) ? null : here();
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return here();
    const found = findIn(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
