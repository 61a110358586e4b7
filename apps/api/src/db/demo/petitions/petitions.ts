import { createHash } from 'node:crypto';
import { answerWorkingDays } from '@fonendo/domain/petitions/legal-clock/working-days-term';
import { receiptText } from '@fonendo/domain/petitions/petition';
import { petitionReference } from '@fonendo/domain/petitions/reference';
import { addDays } from '@fonendo/domain/reference/working-calendar';
import { searchable } from '@fonendo/domain/search/searchable';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { newFileKey } from '../../../integrations/files/file-store.port.ts';
import type { DemoRows } from '../demo.repository.ts';
import type { DemoDependencies } from '../demo-data.ts';
import type { DemoDoctor } from '../doctors.ts';
import { demoId } from '../ids.ts';
import { workedDaysAgo } from '../working-time.ts';
import { demoHistory, demoNotifications } from './history.ts';
import type { PetitionPlan } from './plans.ts';
import {
  askedBefore,
  demoAnswerBy,
  demoConditions,
  demoExtensionDays,
  demoHearing,
  demoRequirement,
  demoResolutionComments,
} from './texts.ts';

type PetitionRows = Pick<
  DemoRows,
  | 'petitions'
  | 'petitionEntries'
  | 'petitionSuspensions'
  | 'petitionHearings'
  | 'petitionConditions'
  | 'petitionReceipts'
  | 'notifications'
>;

export const noPetitions: PetitionRows = {
  petitions: [],
  petitionEntries: [],
  petitionSuspensions: [],
  petitionHearings: [],
  petitionConditions: [],
  petitionReceipts: [],
  notifications: [],
};

type Planned = DemoDoctor & { plan: PetitionPlan };

/** The petitions with their history, receipts and resolutions, oldest first, because references are in that order. */
export async function storePetitions(
  deps: DemoDependencies,
  doctors: readonly DemoDoctor[],
  documents: DemoRows['documents'],
): Promise<PetitionRows> {
  const { now } = deps;
  const at = (daysAgo: number) => workedDaysAgo(now, daysAgo);
  const planned = doctors
    .filter((doctor): doctor is Planned => doctor.plan !== null)
    .sort((a, b) => b.plan.created - a.plan.created || a.serial - b.serial);
  const rows: PetitionRows = structuredClone(noPetitions);
  for (const [index, doctor] of planned.entries()) {
    const { plan, serial } = doctor;
    const id = demoId('petition', serial);
    const created = at(plan.created);
    const reference = petitionReference(Number(madridDate(created).slice(0, 4)), index + 1);
    const papers = documents.filter(({ doctorId }) => doctorId === doctor.doctor.userId);
    const history = demoHistory(doctor, papers, at, registryNumber(serial));
    rows.petitions.push({
      id,
      reference,
      ...columnsOf(doctor, reference, at),
      updatedAt: history.at(-1)?.at ?? created,
      ...(plan.outcome && (await storeResolution(deps, doctor, at(plan.resolved)))),
    });
    for (const entry of history) {
      rows.petitionEntries.push({
        id: demoId('petitionEntry', rows.petitionEntries.length + 1),
        petitionId: id,
        petitionCreatedAt: created,
        ...entry,
      });
    }
    rows.notifications.push(...demoNotifications(doctor, id, reference, history, now));
    if (plan.status !== null) rows.petitionReceipts.push(await storeReceipt(deps, doctor, reference, papers));
    rows.petitionSuspensions.push(...suspensionsOf(doctor, at));
    rows.petitionHearings.push(...hearingsOf(doctor, at));
    if (plan.outcome === 'conditional') rows.petitionConditions.push(...conditionsOf(doctor, now));
  }
  for (const [index, notification] of rows.notifications.entries()) {
    notification.id = demoId('notification', index + 1);
  }
  return rows;
}

function columnsOf({ plan, user, doctor }: Planned, reference: string, at: (daysAgo: number) => Date) {
  const { status } = plan;
  const isSent = status !== null;
  const isRegistered = plan.registered > 0;
  const since = plan.outcome ? plan.resolved : plan.registered || plan.validated || plan.sent || plan.created;
  return {
    doctorId: doctor.userId,
    status,
    createdAt: at(plan.created),
    statusSince: at(since),
    sentAt: isSent ? at(plan.sent) : null,
    paid: isSent,
    country: doctor.degreeCountry,
    searchText: searchable(`${reference} ${user.firstname} ${user.lastname} ${user.email}`),
    sortName: searchable(`${user.lastname} ${user.firstname}`),
    registryNumber: isRegistered ? registryNumber(Number(doctor.userId.slice(-12))) : null,
    registeredOn: isRegistered ? madridDate(at(plan.registered)) : null,
  };
}

const registryNumber = (serial: number) => `REGAGE26e${String(40_118_000 + serial * 37).padStart(11, '0')}`;

async function storeResolution({ files, papers }: DemoDependencies, doctor: Planned, resolvedAt: Date) {
  const { plan, serial } = doctor;
  if (!plan.outcome) return {};
  const reason = demoResolutionComments[plan.outcome];
  const facts = { outcome: plan.outcome, reason, registryNumber: registryNumber(serial) };
  const sheet = await papers.resolution(doctor, facts, resolvedAt);
  const resolutionFileKey = newFileKey('resolutions');
  await files.put(resolutionFileKey, sheet);
  return {
    resolutionKind: plan.outcome,
    resolvedAt,
    resolutionComment: reason,
    resolutionChannel: 'electronic' as const,
    resolutionDisposedOn: madridDate(resolvedAt),
    resolutionNotifiedOn: madridDate(resolvedAt),
    resolutionFileKey,
    resolutionFileName: 'resolucion.pdf',
    resolutionBytes: sheet.byteLength,
  };
}

async function storeReceipt(
  { files, drawPdf, now }: DemoDependencies,
  { serial, plan }: Planned,
  reference: string,
  papers: DemoRows['documents'],
) {
  const issuedAt = workedDaysAgo(now, plan.sent);
  const documents = papers
    // Documents uploaded later were not part of it.
    .filter(({ kind, version }) => kind !== 'recognitionCredential' && version === 1)
    .map(({ kind, version, sha256 }) => ({ kind, version, sha256 }))
    .sort((a, b) => `${a.kind} ${a.sha256}`.localeCompare(`${b.kind} ${b.sha256}`));
  const code = `DEMA-${String(serial).padStart(4, '2')}-FNDX`;
  const sha256 = createHash('sha256')
    .update(receiptText(reference, issuedAt, documents))
    .digest('hex');
  const fileKey = newFileKey('receipts');
  await files.put(fileKey, await drawPdf(`Justificante de ${reference}`, `Código ${code}. Huella ${sha256}.`));
  return { petitionId: demoId('petition', serial), code, issuedAt, sha256, fileKey, documents };
}

function suspensionsOf({ serial, plan }: Planned, at: (daysAgo: number) => Date): DemoRows['petitionSuspensions'] {
  if (plan.requiredSince === null) return [];
  const from = madridDate(at(plan.requiredSince));
  const extension = plan.extendedSince !== null && {
    extensionRequestedOn: madridDate(at(plan.extendedSince + askedBefore)),
    extensionDecidedOn: madridDate(at(plan.extendedSince)),
    extensionDays: demoExtensionDays,
  };
  return [
    {
      id: demoId('suspension', serial),
      petitionId: demoId('petition', serial),
      reason: demoRequirement,
      // Opened three days after it was put at disposal.
      disposedOn: addDays(from, -3),
      notifiedOn: from,
      workingDays: answerWorkingDays,
      from,
      answerBy: demoAnswerBy(from, extension ? demoExtensionDays : answerWorkingDays),
      ...extension,
    },
  ];
}

function hearingsOf({ serial, plan }: Planned, at: (daysAgo: number) => Date): DemoRows['petitionHearings'] {
  if (plan.hearingSince === null) return [];
  const notifiedOn = madridDate(at(plan.hearingSince));
  const heard = { proposal: 'denial' as const, summary: demoHearing, disposedOn: addDays(notifiedOn, -1), notifiedOn };
  return [{ id: demoId('hearing', serial), petitionId: demoId('petition', serial), ...heard }];
}

function conditionsOf({ serial, plan }: Planned, now: Date): DemoRows['petitionConditions'] {
  return demoConditions.map((text, position) => ({
    id: demoId('condition', serial * 10 + position),
    petitionId: demoId('petition', serial),
    position,
    text,
    doneAt: position === 0 && plan.resolved > 30 ? workedDaysAgo(now, plan.resolved - 25) : null,
  }));
}
