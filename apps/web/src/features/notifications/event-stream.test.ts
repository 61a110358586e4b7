import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

async function read(chunks: readonly string[]) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('events, wherever the network cuts them', async () => {
  const whole = 'id: 12\nevent: standing\ndata: {"unread":1}\n\nevent: replaced\ndata: {}\n\n';
  const expected = [
    { event: 'standing', data: '{"unread":1}', id: '12' },
    { event: 'replaced', data: '{}', id: null },
  ];
  expect(await read([whole])).toEqual(expected);
  expect(await read([...whole])).toEqual(expected);
});

test('heartbeats say nothing, nor does what was cut off', async () => {
  expect(await read([': \n\n', 'event: standing\ndata: {"unre'])).toEqual([]);
});
