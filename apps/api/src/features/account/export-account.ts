import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { strToU8 } from 'fflate';
import type { Actor } from '../../http/access/access.ts';
import type { Chunks } from '../../http/bodies/lazy-body.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { exportSecondFactorOf, guardAttempts, listSessionsOf } from '../auth/auth.public.ts';
import { findBounce } from '../bounces/bounces.public.ts';
import { exportCandidaciesOf } from '../candidacies/candidacies.public.ts';
import { findSignedContract } from '../contracts/contracts.public.ts';
import { exportMessagesOf } from '../conversations/conversations.public.ts';
import { findCv } from '../cv/cv.public.ts';
import { exportRequestsOf } from '../document-requests/document-requests.public.ts';
import { listDocumentRows } from '../documents/documents.public.ts';
import { exportClaimsOf, findMembership } from '../hospitals/hospitals.public.ts';
import { exportInterviewsOf } from '../interviews/interviews.public.ts';
import { exportNotificationsOf } from '../notifications/notifications.public.ts';
import { drawInvoiceById, exportPaymentsOf } from '../payments/payments.public.ts';
import { exportPetitionsOf, listMarks } from '../petitions/petitions.public.ts';
import type { AccountContext } from './account.context.ts';
import { findDoctorRow, getAccountRow, listAuditOf } from './account.repository.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/**
 * Everything stored about the caller (right of access, art. 15 GDPR): a ZIP with one JSON file with all data, all
 * uploaded documents, including earlier versions and answers to hospitals, the signed contract and the invoices.
 */
export async function exportAccount(context: AccountContext & { drawSheet: DrawSheet }, actor: Actor): Promise<Chunks> {
  await guardAttempts(context, { exportAccount: actor.userId });
  const now = context.now();
  const { files, ...data } = await context.db.transaction(async (tx) => {
    const [
      { passwordHash: _secret, ...account },
      doctor,
      cv,
      membership,
      cifClaims,
      signed,
      payments,
      petitions,
      journey,
      candidacies,
      requests,
      conversations,
      interviews,
      notifications,
      bounce,
      sessions,
      secondFactor,
      rows,
    ] = await Promise.all([
      getAccountRow(tx, actor.userId),
      findDoctorRow(tx, actor.userId),
      findCv(tx, actor.userId),
      findMembership(tx, actor.userId),
      exportClaimsOf(tx, actor.userId),
      findSignedContract(tx, actor.userId),
      exportPaymentsOf(tx, actor.userId),
      exportPetitionsOf(tx, actor.userId),
      listMarks(tx, actor.userId),
      exportCandidaciesOf(tx, actor.userId),
      exportRequestsOf(tx, actor.userId),
      exportMessagesOf(tx, actor.userId),
      exportInterviewsOf(tx, actor.userId),
      exportNotificationsOf(tx, actor.userId),
      findBounce(tx, actor.userId),
      listSessionsOf(tx, actor.userId, now),
      exportSecondFactorOf(tx, actor.userId),
      listDocumentRows(tx, actor.userId),
    ]);
    // After it is recorded, so that the history has this export too.
    await recordAudit(tx, now, actor, 'account.exported', { type: 'user', id: actor.userId });
    const history = await listAuditOf(tx, actor.userId);
    const documents = rows.map(({ fileKey: _where, doctorId: _who, reviewedBy: _by, ...document }) => ({
      ...document,
      file: pathInZip(document),
    }));
    const files = rows.map((row) => ({ name: pathInZip(row), key: row.fileKey }));
    files.push(...petitions.files, ...requests.files, ...conversations.files);
    if (signed) files.push({ name: 'contract.pdf', key: signed.signedFileKey });
    const work = membership && { hospital: membership.hospital.name, ...membership.member };
    const contract = signed && { ...signed, signedFileKey: undefined, file: 'contract.pdf' };
    return {
      exportedAt: now,
      account,
      doctor,
      work,
      cifClaims,
      cv,
      contract,
      payments: {
        ...payments,
        invoices: payments.invoices.map((invoice) => ({ ...invoice, file: invoicePath(invoice) })),
      },
      petitions: petitions.petitions,
      journey,
      candidacies,
      documentRequests: requests.requests,
      messages: conversations.messages,
      conversationReports: conversations.reports,
      interviews,
      documents,
      notifications,
      bounce,
      sessions,
      secondFactor,
      history,
      files,
    };
  });

  function* entries(signal: AbortSignal): Generator<ZipEntry> {
    yield { name: 'fonendo.json', packed: true, content: [strToU8(JSON.stringify(data, null, 2))] };
    for (const { name, key } of files) yield { name, packed: false, content: read(key, signal) };
    for (const { id, file } of data.payments.invoices) yield { name: file, packed: false, content: draw(id) };
  }

  /** Opened only when the ZIP gets to it. */
  async function* read(key: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    yield* await context.files.openRead(key, { signal });
  }
  /** Drawn as when it is downloaded, in the person's language. */
  async function* draw(invoiceId: string): AsyncGenerator<Uint8Array> {
    yield await drawInvoiceById(context, invoiceId, data.account.locale);
  }
  return (signal) => zipStream(entries(signal), now);
}

const invoicePath = (invoice: Parameters<typeof formatInvoiceNumber>[0]) =>
  `invoices/${formatInvoiceNumber(invoice)}.pdf`;

/** The id distinguishes documents of the same kind and version, such as additional ones. */
const pathInZip = ({ kind, version, id }: { kind: string; version: number; id: string }) =>
  `documents/${kind}-v${version}-${id.slice(-6)}.pdf`;
