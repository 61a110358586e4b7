import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPdf } from '../../apps/api/src/testing/files/pdf-files.ts';
import { type Drill, unless } from '../drill.ts';
import { until } from '../scene/client.ts';
import { openMailServer } from '../scene/mail-server.ts';
import { ask } from '../scene/postgres.ts';
import type { Product } from '../scene/product.ts';
import {
  createOffer,
  gatherPeople,
  moveOffer,
  type People,
  upload,
  uploadedNames,
  uploadedRows,
} from '../scene/work.ts';

type Offer = { id: string; name: string; created: boolean; published: boolean; approved: boolean };

/** Everything somebody was told had worked. */
type Promised = { offers: Offer[]; documents: string[]; acknowledged: number };

const writersAtOnce = 8;

export const kill: Drill = {
  name: 'kill',
  what: 'kill -9 of the API during writes: what was acknowledged is there, nothing is half done, every mail leaves',
  async run({ open, short }) {
    const [rounds, writesPerRound] = short ? [2, 60] : [10, 100];
    const stage = await open('drill_kill');
    const mails = await openMailServer();
    const promised: Promised = { offers: [], documents: [], acknowledged: 0 };
    const pdf = await buildPdf();
    try {
      for (let round = 0; round < rounds; round += 1) {
        const product = await stage.start({ SMTP_URL: mails.url });
        const people = await gatherPeople(product.origin, stage.databaseUrl, 12);
        await writeUntilKilled(product, people, pdf, promised, writesPerRound, round);
      }
      await stage.start({ SMTP_URL: mails.url });
      const waiting = async () =>
        (
          await ask<{ waiting: number }>(
            stage.databaseUrl,
            `select count(*)::int as waiting from pgboss.job where name like 'mail%' and state in ('created', 'retry', 'active')`,
          )
        )[0]?.waiting ?? 0;
      await until('mails are waiting', 300, waiting, (count) => count === 0);
      return await judge(stage.databaseUrl, join(stage.folder, 'data/files'), promised, mails.received(), rounds);
    } finally {
      await stage.close();
      await mails.close();
    }
  },
};

async function writeUntilKilled(
  product: Product,
  { hospital, hospitals, administrators, doctors }: People,
  pdf: Uint8Array,
  promised: Promised,
  enough: number,
  round: number,
): Promise<void> {
  let acknowledged = 0;
  const noted = (isRight: boolean): boolean => {
    if (isRight) {
      acknowledged += 1;
      promised.acknowledged += 1;
    }
    // In the middle of what the other writers are doing.
    if (acknowledged === enough) void product.end('SIGKILL');
    return isRight;
  };
  const writer = async (number: number) => {
    for (let turn = 0; acknowledged < enough && product.isRunning(); turn += 1) {
      const offer: Offer = {
        id: randomUUID(),
        name: `Simulacro ${round}-${number}-${turn}.`,
        ...{ created: false, published: false, approved: false },
      };
      promised.offers.push(offer);
      // Spread over many, as in life: nobody may send the same person more than sixty mails in an hour.
      const owner = hospitals[(number + turn) % hospitals.length] ?? hospital;
      const administrator = administrators[(number + turn) % administrators.length] ?? hospital;
      const doctor = doctors[(number + turn) % doctors.length] ?? hospital;
      const created = await createOffer(product.origin, owner, offer.name, offer.id);
      offer.created = noted(created.status === 201);
      if (!offer.created) continue;
      const published = await moveOffer(product.origin, owner, offer.id, 'publish', created);
      offer.published = noted(published.status === 200);
      if (offer.published) {
        const approved = await moveOffer(product.origin, administrator, offer.id, 'approve', published);
        offer.approved = noted(approved.status === 200);
      }
      const name = `${round}-${number}-${turn}`;
      const stored = await upload(product.origin, doctor, pdf, name);
      if (noted(stored.status === 201)) promised.documents.push(`${uploadedNames}${name}.pdf`);
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, (_, number) => writer(number)));
  await product.end('SIGKILL');
}

type OfferRow = { id: string; status: string; creations: number; publications: number; approvals: number };
type DocumentRow = { file_name: string; file_key: string; bytes: number; uploads: number };

async function judge(url: string, files: string, promised: Promised, mails: readonly string[], rounds: number) {
  const counted = (action: string, id: string) =>
    `(select count(*)::int from audit_entries a where a.subject_id = ${id}::text and a.action = '${action}')`;
  const offers = await ask<OfferRow>(
    url,
    `select id, status, ${counted('offer.created', 'o.id')} creations, ${counted('offer.published', 'o.id')} publications,
       ${counted('offer.approved', 'o.id')} approvals from offers o where name like 'Simulacro %'`,
  );
  const documents = await uploadedRows<DocumentRow>(
    url,
    `file_name, file_key, bytes, ${counted('document.uploaded', 'd.id')} uploads`,
  );
  const rows = new Map(offers.map((row) => [row.id, row]));
  const lost = promised.offers.filter(({ id, created, published, approved }) => {
    const row = rows.get(id);
    if (approved) return row?.status !== 'approved';
    if (published) return row?.status !== 'pending' && row?.status !== 'approved';
    return created && !row;
  });
  const half = offers.filter(
    ({ status, creations, publications, approvals }) =>
      creations !== 1 || publications !== Number(status !== 'draft') || approvals !== Number(status === 'approved'),
  );
  const stored = new Set(documents.map(({ file_name }) => file_name));
  const lostFiles: string[] = promised.documents.filter((name) => !stored.has(name));
  for (const { file_name, file_key, bytes, uploads } of documents) {
    const file = await stat(join(files, file_key)).catch(() => null);
    if (file?.size !== bytes || uploads !== 1) lostFiles.push(file_name);
  }
  const approved = promised.offers.filter(({ id }) => rows.get(id)?.status === 'approved');
  /** How often each of the hospital's people was told of this approval. */
  const toldOf = (name: string) => {
    const told = mails.filter((mail) => mail.includes(name)).flatMap((mail) => /^To: (\S+)/m.exec(mail)?.[1] ?? []);
    return Object.entries(Object.groupBy(told, (address) => address)).map(([, group]) => group?.length ?? 0);
  };
  const counts = approved.map(({ name }) => toldOf(name));
  const never = counts.filter((told) => told.length === 0).length;
  const tooOften = counts.filter((told) => told.some((times) => times > 2)).length;
  const sent = counts.flat().reduce((sum, count) => sum + count, 0);
  const early = promised.offers.filter(({ id, name }) => !rows.has(id) && toldOf(name).length > 0);
  return {
    tried: `${rounds} kills during ${promised.offers.length * 3 + promised.documents.length} writes by ${writersAtOnce} writers`,
    acknowledged: `${promised.acknowledged} writes (${promised.documents.length} of them files)`,
    found: `${offers.length} offers, ${documents.length} files with their rows, ${approved.length} approvals with ${sent} mails`,
    problems: unless([
      [lost.length === 0, `${lost.length} acknowledged changes of offers are not there`],
      [half.length === 0, `${half.length} offers disagree with their audit`],
      [lostFiles.length === 0, `${lostFiles.length} documents have no row, no file or no audit entry`],
      [never === 0, `${never} approvals were never told by mail`],
      [tooOften === 0, `${tooOften} approvals were told more than twice`],
      [early.length === 0, `${early.length} offers were told of that are not there`],
    ]),
  };
}
