import { expect, test } from 'vitest';
import { Wire } from './wire.ts';

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const statement = Buffer.from('Q\0\0\0\x0dselect 1\0');
const goodbye = Buffer.from('X\0\0\0\x04');

test('a goodbye right behind a statement ends the connection, and never reaches the session', async () => {
  const ran: string[] = [];
  const wire = new Wire(async (messages) => {
    ran.push(Buffer.from(messages).toString());
    return Buffer.from('answer');
  });
  const heard = wire.toArray();
  wire.write(startup);
  wire.cork();
  wire.write(statement);
  wire.write(goodbye);
  wire.uncork();
  expect(Buffer.concat(await heard).toString()).toMatch(/answer$/);
  expect(ran).toHaveLength(2);
  expect(ran[1]).toBe(statement.toString());
});

test('a session that fails fails its connection', async () => {
  const wire = new Wire(() => Promise.reject(new Error('the thread ended')));
  const heard = wire.toArray();
  wire.write(startup);
  await expect(heard).rejects.toThrow('the thread ended');
});
