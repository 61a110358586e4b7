import { expect, test } from 'vitest';
import { createApi } from '../../../api.ts';
import { createDatabaseMailbox } from '../../../integrations/mail/database.mailbox.ts';
import { openTestApi, requestTo, testDependencies } from '../../../testing/api.ts';

const api = await openTestApi();
const mailbox = createDatabaseMailbox(api.db, api.clock.now);
const demo = requestTo(createApi({ ...testDependencies(api, api.clock), mailbox }));

test('the demo shows its mails', async () => {
  const id = crypto.randomUUID();
  await mailbox.send(
    {
      to: 'a@fonendo.test',
      locale: 'es',
      subject: 'Hola',
      heading: 'Saludos',
      paragraphs: [],
      button: { label: 'Abrir', url: 'https://fonendo.test' },
    },
    id,
  );
  expect(await demo('GET', '/api/dev/mailbox')).toMatchObject({
    status: 200,
    body: { items: [{ id, to: 'a@fonendo.test', subject: 'Hola', sentAt: '2026-03-10T09:00:00.000Z' }] },
  });
  expect(await demo('GET', `/api/dev/mailbox/${id}`)).toMatchObject({
    status: 200,
    body: { id, html: expect.stringContaining('Saludos</h1>'), text: expect.stringContaining('Saludos') },
  });
  expect(await demo('GET', `/api/dev/mailbox/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
  expect(await demo('GET', '/api/dev/mailbox/1')).toMatchObject({ status: 422 });
});

test('the public settings say whether there is a mailbox to look into', async () => {
  expect((await demo('GET', '/api/settings/public')).body).toMatchObject({ mailbox: true });
  expect((await api.request('GET', '/api/settings/public')).body).toMatchObject({ mailbox: false });
});

test('outside the demo the routes do not exist', async () => {
  expect(await api.request('GET', '/api/dev/mailbox')).toMatchObject({ status: 404, body: { code: 'NotFound' } });
});
