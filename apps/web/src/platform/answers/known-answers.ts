/**
 * Answers that the server named by their content (ETag), by address. They are asked for again by that name, and the
 * server sends only what has changed. They are kept in memory alone: computers are shared, and answers hold personal
 * data (docs/decisions/0060).
 */
type KnownAnswer = { etag: string; text: string };

const most = 60;
const longest = 300_000;
const known = new Map<string, KnownAnswer>();

export const knownAnswer = (url: string): KnownAnswer | undefined => known.get(url);

/** The answer as if it had been sent. */
export const asSent = ({ text }: KnownAnswer): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** Its text is read from a copy, so nobody has to wait. */
export function rememberAnswer(url: string, response: Response): void {
  const etag = response.headers.get('etag');
  if (!etag || !response.headers.get('content-type')?.startsWith('application/json')) return;
  void response
    .clone()
    .text()
    .then((text) => {
      known.delete(url);
      if (text.length <= longest) known.set(url, { etag, text });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    })
    // The query that asked for it was cancelled.
    .catch(() => undefined);
}

export const forgetKnownAnswers = (): void => known.clear();
