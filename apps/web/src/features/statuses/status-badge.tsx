import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { CvStanding } from '@fonendo/domain/cv/cv.lifecycle';
import type { DocumentRequestStatus } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import type { HospitalApprovalStatus } from '@fonendo/domain/hospitals/approval.lifecycle';
import type { InterviewStatus } from '@fonendo/domain/interviews/interview.lifecycle';
import type { OfferStatus } from '@fonendo/domain/offers/offer.lifecycle';
import type { PaymentStatus } from '@fonendo/domain/payments/payment.lifecycle';
import type { PetitionStanding } from '@fonendo/domain/petitions/standing';
import { useTranslation } from 'react-i18next';
import type { StatusGlyphName } from '../../ui/marks/status-glyph.tsx';
import { type BadgeTone, ToneBadge } from '../../ui/marks/tone-badge.tsx';

type Look = { tone: BadgeTone; glyph: StatusGlyphName };

/** Every status of the product. `none` is a petition without a status: the doctor is still filling it in. */
type Statuses = {
  offer: OfferStatus;
  hospital: HospitalApprovalStatus;
  petition: PetitionStanding;
  candidacy: CandidacyStatus;
  /** `counter`: declined with other dates, as the hospital reads it. */
  interview: InterviewStatus | 'counter';
  document: DocumentStatus;
  documentRequest: DocumentRequestStatus;
  cv: CvStanding;
  payment: PaymentStatus;
};

/** The look of every status; its word is in the catalogue under the same key. */
export const statusLooks: { [Of in keyof Statuses]: Record<Statuses[Of], Look> } = {
  offer: {
    draft: { tone: 'neutral', glyph: 'dashed' },
    pending: { tone: 'warn', glyph: 'clock' },
    approved: { tone: 'teal', glyph: 'dot' },
    refused: { tone: 'bad', glyph: 'octagon' },
    closed: { tone: 'neutral', glyph: 'minus' },
  },
  hospital: {
    pending: { tone: 'warn', glyph: 'clock' },
    approved: { tone: 'ok', glyph: 'tick' },
    refused: { tone: 'bad', glyph: 'octagon' },
  },
  petition: {
    none: { tone: 'neutral', glyph: 'dashed' },
    Pending: { tone: 'warn', glyph: 'clock' },
    Review: { tone: 'info', glyph: 'half' },
    Sended: { tone: 'teal', glyph: 'sent' },
    Aproved: { tone: 'ok', glyph: 'tick' },
    conditional: { tone: 'warn', glyph: 'clock' },
    Refused: { tone: 'bad', glyph: 'octagon' },
    inadmitted: { tone: 'bad', glyph: 'octagon' },
    withdrawn: { tone: 'neutral', glyph: 'returned' },
  },
  candidacy: {
    applied: { tone: 'info', glyph: 'dot' },
    inProcess: { tone: 'teal', glyph: 'half' },
    accepted: { tone: 'ok', glyph: 'tick' },
    discarded: { tone: 'neutral', glyph: 'slash' },
    withdrawn: { tone: 'neutral', glyph: 'returned' },
  },
  interview: {
    pendingConfirmation: { tone: 'warn', glyph: 'clock' },
    confirmed: { tone: 'ok', glyph: 'tick' },
    declined: { tone: 'bad', glyph: 'octagon' },
    counter: { tone: 'info', glyph: 'clock' },
    notAttended: { tone: 'bad', glyph: 'triangle' },
    cancelled: { tone: 'neutral', glyph: 'slash' },
    held: { tone: 'teal', glyph: 'held' },
  },
  document: {
    pending: { tone: 'warn', glyph: 'clock' },
    approved: { tone: 'ok', glyph: 'tick' },
    rejected: { tone: 'bad', glyph: 'octagon' },
  },
  documentRequest: {
    asked: { tone: 'warn', glyph: 'clock' },
    uploaded: { tone: 'info', glyph: 'sent' },
    askedAgain: { tone: 'warn', glyph: 'returned' },
    accepted: { tone: 'ok', glyph: 'tick' },
    cancelled: { tone: 'neutral', glyph: 'slash' },
  },
  cv: {
    incomplete: { tone: 'neutral', glyph: 'dashed' },
    pending: { tone: 'warn', glyph: 'clock' },
    reviewed: { tone: 'ok', glyph: 'tick' },
  },
  payment: {
    pending: { tone: 'warn', glyph: 'clock' },
    paid: { tone: 'ok', glyph: 'tick' },
    failed: { tone: 'bad', glyph: 'octagon' },
    cancelled: { tone: 'neutral', glyph: 'slash' },
    expired: { tone: 'neutral', glyph: 'minus' },
    duplicate: { tone: 'warn', glyph: 'returned' },
    refunded: { tone: 'neutral', glyph: 'returned' },
  },
};

export type StatusRef = { [Of in keyof Statuses]: { of: Of; status: Statuses[Of] } }[keyof Statuses];

/** `<StatusBadge of="offer" status="approved" />`: the same badge on every screen. */
export function StatusBadge(ref: StatusRef) {
  const { t } = useTranslation();
  const looks: Partial<Record<string, Look>> = statusLooks[ref.of];
  const look = looks[ref.status];
  if (!look) throw new TypeError(`No badge for ${ref.of} in status ${ref.status}`);
  return (
    <ToneBadge tone={look.tone} glyph={look.glyph}>
      {t(`statuses.${ref.of}.${ref.status}` as StatusKey)}
    </ToneBadge>
  );
}

type StatusKey = { [Of in keyof Statuses]: `statuses.${Of}.${Statuses[Of]}` }[keyof Statuses];
