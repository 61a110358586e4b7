import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { missingOfferFields, type OfferDraft } from '@fonendo/domain/offers/offer';
import {
  decideOffer,
  type OfferEvent,
  type OfferFacts,
  type OfferParty,
  type OfferStage,
  standingAt,
} from '@fonendo/domain/offers/offer.lifecycle';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { type AuditAction, type AuditFacts, recordAudit } from '../../audit/audit.public.ts';
import { readFigures } from '../manage/managed-offers.repository.ts';
import { readManagedOffer } from '../manage/read-managed-offer.ts';
import { changerOf } from '../offer-scope.ts';
import type { OffersContext } from '../offers.context.ts';
import { lockManagedOffer, type OfferRow, type OfferWithHospital, updateOffer } from '../offers.repository.ts';
import { factsOf, writtenOf } from './offer-content.ts';

type OfferAction = Exclude<Extract<AuditAction, `offer.${string}`>, 'offer.recommended'>;
type OfferAuditFacts = AuditFacts<OfferAction>;

export type LockedOffer = OfferWithHospital & { party: OfferParty; facts: OfferFacts };

/**
 * An offer that the actor may change, locked: nobody can apply to it, close it or decide on it meanwhile. The
 * hospital's people lock their membership first: the hospital is always locked before the offer.
 */
export async function lockForChange(tx: Transaction, actor: Actor, id: string): Promise<LockedOffer> {
  const { party, ...scope } = await changerOf(tx, actor);
  const found = await lockManagedOffer(tx, scope, id);
  if (!found) throw new ApiError('NotFound');
  return { ...found, party, facts: factsOf(found.offer, await readFigures(tx, id)) };
}

/** The next stage; throws if the event is refused. */
export function decide({ facts, party, offer }: LockedOffer, event: OfferEvent): OfferStage | 'deleted' {
  const decision = decideOffer(facts, event, party);
  if ('to' in decision) return decision.to;
  throw new ApiError(decision.refused, {
    ...(decision.refused === 'OfferIncomplete' && { fields: missingFields(writtenOf(offer)) }),
  });
}

const missingFields = (draft: OfferDraft) =>
  Object.fromEntries(missingOfferFields(draft).map((field) => [field, { key: 'errors.required' }]));

/** A decision is about the version that was read, never about another one. */
export function requireVersion(offer: OfferRow, version: number): void {
  if (offer.version !== version) throw new ApiError('Conflict');
}

type Step = {
  /** Locks that come before the offer's. */
  lockFirst?: (tx: Transaction) => Promise<void>;
  event: OfferEvent;
  action: OfferAction;
  /** The version that was read; without it the decision holds for any version. */
  version?: number;
  /** Columns that change beside the statuses. */
  columns?: (locked: LockedOffer, now: Date, tx: Transaction) => Partial<OfferRow> | Promise<Partial<OfferRow>>;
  /** What the audit records beside the stages. */
  facts?: OfferAuditFacts;
  /** What follows within the same transaction. */
  effects?: (tx: Transaction, locked: LockedOffer) => Promise<void>;
};

/** One step in the life of an offer. Returns the offer afterwards. */
export async function moveOffer(
  context: OffersContext,
  actor: Actor,
  id: string,
  { lockFirst, event, action, version, columns, facts, effects }: Step,
): Promise<ManagedOffer> {
  return context.db.transaction(async (tx) => {
    await lockFirst?.(tx);
    const locked = await lockForChange(tx, actor, id);
    const to = decide(locked, event);
    if (to === 'deleted') throw new Error(`${event} leaves no offer to answer with`);
    if (version !== undefined) requireVersion(locked.offer, version);
    const now = context.now();
    await updateOffer(tx, id, {
      ...standingAt(to),
      ...(await columns?.(locked, now, tx)),
      updatedAt: now,
      version: locked.offer.version + 1,
    });
    await auditMove(tx, now, actor, action, locked, { to, ...facts });
    await effects?.(tx, locked);
    return readManagedOffer(context, tx, actor, id);
  });
}

export async function auditMove(
  tx: Queryable,
  now: Date,
  actor: Actor,
  action: OfferAction,
  { offer, facts: { stage }, party }: LockedOffer,
  { to, ...facts }: { to: OfferStage | 'deleted' } & OfferAuditFacts,
): Promise<void> {
  const change = { before: { stage }, after: { stage: to, by: party, ...facts } };
  await recordAudit(tx, now, actor, action, { type: 'offer', id: offer.id }, change);
}
