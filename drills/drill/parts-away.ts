import { startFakeS3 } from '../../apps/api/src/testing/fakes/s3.ts';
import { buildPdf } from '../../apps/api/src/testing/files/pdf-files.ts';
import { type Drill, unless } from '../drill.ts';
import { call, until } from '../scene/client.ts';
import { openMailServer } from '../scene/mail-server.ts';
import { ask, freePort } from '../scene/postgres.ts';
import { createOffer, gatherPeople, moveOffer, upload, uploadedRows } from '../scene/work.ts';

export const mailAway: Drill = {
  name: 'mail-away',
  what: 'the mail server is away: the product goes on, and every mail arrives once it is back',
  async run({ open }) {
    const stage = await open('drill_mail');
    const port = await freePort();
    try {
      const product = await stage.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
      const { hospital, administrators } = await gatherPeople(product.origin, stage.databaseUrl, 0);
      const [administrator = hospital] = administrators;
      const created = await createOffer(product.origin, hospital, 'Simulacro correo.');
      const { id } = created.body as { id: string };
      const published = await moveOffer(product.origin, hospital, id, 'publish', created);
      const approved = await moveOffer(product.origin, administrator, id, 'approve', published);
      // Until the first try has failed.
      await until(
        'no mail was tried',
        60,
        async () =>
          (
            await ask<{ tried: number }>(
              stage.databaseUrl,
              `select count(*)::int tried from pgboss.job where name like 'mail%' and state = 'retry'`,
            )
          )[0]?.tried ?? 0,
        (tried) => tried > 0,
      );
      const mails = await openMailServer(port);
      const arrived = await until(
        'the mail did not come',
        180,
        async () => mails.received().filter((mail) => mail.includes('Simulacro correo.')).length,
        (count) => count > 0,
      ).finally(() => mails.close());
      return {
        tried: 'an offer published and approved while nobody takes mails',
        acknowledged: `${[created, published, approved].map(({ status }) => status).join(', ')}`,
        found: `${arrived} mails about it after the server was back`,
        problems: unless([
          [approved.status === 200, 'the product did not go on'],
          [product.isRunning(), 'the process ended'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};

export const storageAway: Drill = {
  name: 'storage-away',
  what: 'the file store goes away: uploads are refused honestly and leave no row, nothing else stops',
  async run({ open }) {
    const stage = await open('drill_storage');
    const s3 = await startFakeS3('fonendo');
    try {
      const { settings } = s3;
      const product = await stage.start({
        S3_BUCKET: settings.bucket,
        S3_ENDPOINT: settings.endpoint ?? '',
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      });
      const { hospital, doctors } = await gatherPeople(product.origin, stage.databaseUrl, 2);
      const [doctor = hospital] = doctors;
      const pdf = await buildPdf();
      const before = await upload(product.origin, doctor, pdf, 'antes');
      await s3.close();
      const during = await upload(product.origin, doctor, pdf, 'sin-almacen');
      const ready = await call(product.origin, 'GET', '/ready');
      const list = await call(product.origin, 'GET', '/offers?limit=20', { person: doctor });
      const rows = (await uploadedRows(stage.databaseUrl, 'id')).length;
      return {
        tried: 'uploads before and after the store goes away',
        acknowledged: `${before.status} before, ${during.status} without it`,
        found: `${rows} row, ready ${ready.status}, a list meanwhile ${list.status}`,
        problems: unless([
          [before.status === 201, 'the store did not work'],
          [during.status === 503, 'the refusal was not a 503'],
          [ready.status === 503, 'the product says it is ready'],
          [rows === 1, 'a row has no file'],
          [list.status === 200, 'others were disturbed'],
          [product.isRunning(), 'the process ended'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};

export const scannerAway: Drill = {
  name: 'scanner-away',
  what: 'the virus scanner is away: no file is kept that it has not seen, and the person is told to come back',
  async run({ open }) {
    const stage = await open('drill_scanner');
    try {
      const product = await stage.start({ CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` });
      const { hospital, doctors } = await gatherPeople(product.origin, stage.databaseUrl, 2);
      const [doctor = hospital] = doctors;
      const refused = await upload(product.origin, doctor, await buildPdf(), 'sin-antivirus');
      const rows = (await uploadedRows(stage.databaseUrl, 'id')).length;
      return {
        tried: 'an upload that nobody can scan',
        acknowledged: `${refused.status} ${(refused.body as { code?: string } | null)?.code}`,
        found: `${rows} rows`,
        problems: unless([
          [refused.status === 503, 'the refusal was not a 503'],
          [rows === 0, 'an unseen file was kept'],
          [product.isRunning(), 'the process ended'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};
