import type { ManagedOffer, OfferCreation } from '@fonendo/contract/offers/offers.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import type { OfferDraft } from '@fonendo/domain/offers/offer';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { newId } from '../../../http/new-id.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { type HospitalRow, requireRight } from '../../hospitals/hospitals.public.ts';
import { findDefaultProcessId } from '../../processes/processes.public.ts';
import { readManagedOffer } from '../manage/read-managed-offer.ts';
import type { OffersContext } from '../offers.context.ts';
import { insertOffer } from '../offers.repository.ts';
import { decide, lockForChange } from './change-offer.ts';
import { columnsOf, writtenOf } from './offer-content.ts';

/**
 * Creates a draft with the first input, using the hospital's default process. If it is sent again because the answer
 * was lost, returns the existing draft.
 */
export async function createOffer(
  context: OffersContext,
  actor: Actor,
  { id: chosen, content, key }: OfferCreation & { key: string | undefined },
): Promise<ManagedOffer> {
  return context.db.transaction(async (tx) => {
    const { hospital } = await requireRight(tx, actor, 'writeOffers');
    const id = chosen ?? newId({ key, owner: actor.userId, kind: `offer of ${hospital.id}` });
    const processId = await findDefaultProcessId(tx, hospital.id);
    const isNew = await insertDraft(context, tx, actor, hospital, { id, content, processId });
    if (!isNew) return readManagedOffer(context, tx, actor, id);
    const subject = { type: 'offer', id } as const;
    await recordAudit(tx, context.now(), actor, 'offer.created', subject, {
      after: { stage: 'draft', by: isAdministrator(actor.policyGroups) ? 'administrator' : 'hospital' },
    });
    return readManagedOffer(context, tx, actor, id);
  });
}

/** A new draft with the content, or the revision, and the process of an offer. */
export async function cloneOffer(
  context: OffersContext,
  actor: Actor,
  { id, key }: { id: string; key: string | undefined },
): Promise<ManagedOffer> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForChange(tx, actor, id);
    decide(locked, 'clone');
    const { offer, hospital } = locked;
    const copy = newId({ key, owner: actor.userId, kind: `clone of ${id}` });
    const draft = { id: copy, content: writtenOf(offer), processId: offer.processId, isPublic: offer.isPublic };
    const isNew = await insertDraft(context, tx, actor, hospital, draft);
    if (!isNew) return readManagedOffer(context, tx, actor, copy);
    const change = { after: { stage: 'draft', by: locked.party, from: id } };
    await recordAudit(tx, context.now(), actor, 'offer.cloned', { type: 'offer', id: copy }, change);
    return readManagedOffer(context, tx, actor, copy);
  });
}

type NewDraft = { id: string; content: OfferDraft; processId: string | null; isPublic?: boolean };

/** False if the id is taken. */
async function insertDraft(
  { now }: OffersContext,
  tx: Transaction,
  actor: Actor,
  hospital: HospitalRow,
  { id, content, processId, isPublic = true }: NewDraft,
): Promise<boolean> {
  return insertOffer(tx, {
    id,
    hospitalId: hospital.id,
    status: 'draft',
    ...columnsOf(content, hospital),
    processId,
    isPublic,
    createdBy: actor.userId,
    createdAt: now(),
    updatedAt: now(),
  });
}
