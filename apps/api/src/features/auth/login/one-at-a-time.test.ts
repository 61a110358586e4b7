import { expect, test } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

test('the same key takes turns in the order they came, also after a failure; another key goes ahead', async () => {
  const oneAtATime = createOneAtATime();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const running = oneAtATime('ana', async () => {
    await first.promise;
    log.push('ana 1');
    throw new Error('no');
  });
  const second = oneAtATime('ana', async () => log.push('ana 2'));
  await oneAtATime('eva', async () => log.push('eva'));
  expect(log).toEqual(['eva']);
  first.resolve();
  await expect(running).rejects.toThrow('no');
  await second;
  await oneAtATime('ana', async () => log.push('ana 3'));
  expect(log).toEqual(['eva', 'ana 1', 'ana 2', 'ana 3']);
});
