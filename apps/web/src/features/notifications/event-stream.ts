/** `id` is the position from which on reads show what the event tells (platform/answers/read-position.ts). */
export type StreamEvent = { event: string; data: string; id: string | null };

/** Server-sent events read by `fetch`: the browser's EventSource cannot send the bearer header. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (held + value).split('\n\n');
    held = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const id = /^id: (.*)$/m.exec(block)?.[1] ?? null;
      // A block without either is a heartbeat.
      if (event !== undefined && data !== undefined) yield { event, data, id };
    }
  }
}
