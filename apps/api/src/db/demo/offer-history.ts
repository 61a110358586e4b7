import type { OfferStage } from '@fonendo/domain/offers/offer.lifecycle';
import type { auditEntries } from '../schema/audit.ts';
import type { offers } from '../schema/offers.ts';
import { demoId } from './ids.ts';
import { demoAdministratorId } from './staff.ts';
import { shareOfWork } from './working-time.ts';

type OfferRow = typeof offers.$inferInsert;
type AuditRow = typeof auditEntries.$inferInsert;

type Step = {
  action: 'offer.created' | 'offer.published' | 'offer.approved' | 'offer.refused' | 'offer.closed';
  at: Date | null | undefined;
  by: 'hospital' | 'administrator';
  from?: OfferStage;
  to: OfferStage;
  reason?: string | null | undefined;
};

/** The audit entries that these offers would have left, had people written, published and reviewed them. */
export function demoOfferHistory(rows: readonly OfferRow[]): AuditRow[] {
  const steps = rows.flatMap((offer) => stepsOf(offer).map((step) => ({ offer, step })));
  return steps.flatMap(({ offer, step: { action, at, by, from, to, reason } }, index) =>
    at
      ? {
          id: demoId('auditEntry', index + 1),
          at,
          actorId: by === 'administrator' ? demoAdministratorId : (offer.createdBy ?? null),
          action,
          subjectType: 'offer',
          subjectId: offer.id,
          before: from ? { stage: from } : null,
          after: { stage: to, by, ...(reason && { reason }) },
        }
      : [],
  );
}

function stepsOf(offer: OfferRow) {
  const { status, createdAt, publishedAt, closedAt, updatedAt, refusalReason, revisionStatus } = offer;
  const hospital = 'hospital' as const;
  const administrator = 'administrator' as const;
  const sent = (status === 'pending' && offer.submittedAt) || shareOfWork(createdAt, publishedAt ?? updatedAt, 0.5);
  const steps: Step[] = [{ action: 'offer.created', at: createdAt, by: hospital, to: 'draft' }];
  if (status === 'draft') return steps;
  steps.push({ action: 'offer.published', at: sent, by: hospital, from: 'draft', to: 'pending' });
  const refused = { action: 'offer.refused', at: updatedAt, by: administrator, reason: refusalReason } as const;
  if (status === 'refused') steps.push({ ...refused, from: 'pending', to: 'refused' });
  steps.push({ action: 'offer.approved', at: publishedAt, by: administrator, from: 'pending', to: 'approved' });
  if (revisionStatus === 'refused') steps.push({ ...refused, from: 'revisionPending', to: 'revisionRefused' });
  steps.push({ action: 'offer.closed', at: closedAt, by: hospital, from: 'approved', to: 'closed' });
  return steps;
}
