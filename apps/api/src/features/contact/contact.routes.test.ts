import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactMessages, interests } from '../../db/schema/contact.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';

const { request, db, outbox } = await openTestApi();

const message = {
  name: 'Valentina',
  email: 'valentina@correo.test',
  subject: 'Plazos',
  message: '¿Cuánto tarda <b>todo</b>?',
};
const send = (body: unknown, address = '192.0.2.1') =>
  request('POST', '/api/auth/send-contact', { body, headers: { 'x-forwarded-for': address } });

test('a message is kept and mailed to the team', async () => {
  expect(await send(message)).toMatchObject({ status: 204 });
  expect(await db.select().from(contactMessages)).toMatchObject([message]);
  expect(outbox).toMatchObject([
    {
      to: 'equipo@fonendo.test',
      subject: 'Contacto: Plazos (Valentina)',
      button: { url: 'mailto:valentina%40correo.test' },
      paragraphs: [expect.anything(), message.message],
    },
  ]);
});

test('what a program sends is dropped without telling it', async () => {
  const before = outbox.length;
  expect(await send({ ...message, email: 'bot@correo.test', website: 'https://spam.test' })).toMatchObject({
    status: 204,
  });
  expect(await db.select().from(contactMessages).where(eq(contactMessages.email, 'bot@correo.test'))).toEqual([]);
  expect(outbox.length).toBe(before);
});

test('a subject cannot carry another header', async () => {
  expect(await send({ ...message, name: 'Eva\r\nBcc: todos@correo.test' }, '192.0.2.2')).toMatchObject({
    status: 422,
    body: { fields: { name: { key: 'field_invalid' } } },
  });
});

test('one address writes a few times an hour', async () => {
  for (let i = 0; i < 6; i += 1) expect(await send(message, '192.0.2.3')).toMatchObject({ status: 204 });
  expect(await send(message, '192.0.2.3')).toMatchObject({ status: 429 });
});

test('a message needs its fields', async () => {
  expect(await send({ name: '', email: 'x', subject: ' ', message: 'corto' }, '192.0.2.4')).toMatchObject({
    status: 422,
    body: {
      fields: {
        name: { key: 'errors.required' },
        email: { key: 'errors.email' },
        subject: { key: 'errors.required' },
        message: { key: 'field_too_short', params: { min: 10 } },
      },
    },
  });
});

test('the form of visitors uses the second set of message keys', async () => {
  const body = { name: 'x'.repeat(101), email: `${'x'.repeat(400)}@correo.test`, subject: 'Dos\u0007', message: 7 };
  expect(await send(body as never, '192.0.2.5')).toMatchObject({
    status: 422,
    body: {
      fields: {
        name: { key: 'field_too_big' },
        email: { key: 'field_too_big' },
        subject: { key: 'field_invalid' },
        message: { key: 'field_invalid' },
      },
    },
  });
});

test('another profession leaves a name once, and no account', async () => {
  const body = { name: 'Ana Núñez', email: 'Ana@correo.test', profession: 'nursing' };
  expect(await request('POST', '/api/auth/interest', { body })).toMatchObject({ status: 204 });
  expect(await request('POST', '/api/auth/interest', { body })).toMatchObject({ status: 204 });
  expect(await db.select().from(interests)).toMatchObject([{ email: 'ana@correo.test', profession: 'nursing' }]);
  expect(await db.select().from(users)).toEqual([]);
  const medicine = await request('POST', '/api/auth/interest', { body: { ...body, profession: 'medicine' } });
  expect(medicine).toMatchObject({ status: 422, body: { fields: { profession: { key: 'errors.oneOf' } } } });
});
