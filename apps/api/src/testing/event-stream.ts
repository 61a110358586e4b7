export type StreamEvent = { event: string; data: unknown };

/** Reads server-sent events one after the other; null once the stream has ended. Heartbeats are passed over. */
export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`no stream: ${response.status}`);
  let held = '';
  return {
    async next(): Promise<StreamEvent | null> {
      for (;;) {
        const end = held.indexOf('\n\n');
        if (end >= 0) {
          const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(held.slice(0, end)) ?? [];
          held = held.slice(end + 2);
          if (event && data) return { event, data: JSON.parse(data) };
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        held += value;
      }
    },
    close: () => reader.cancel(),
  };
}
