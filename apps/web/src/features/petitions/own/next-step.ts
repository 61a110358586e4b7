import type { MissingItem } from '@fonendo/contract/doctors/doctors.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';

/** Whose turn it is. Coral is for `yours` alone. */
type Turn = 'yours' | 'ours' | 'ministry' | 'ended';

/** The one answer to "what do I do next?". */
export type NextStep = { turn: Turn } & (
  | { key: 'complete'; first: MissingItem; count: number }
  | { key: 'pay'; item: MissingItem }
  | { key: 'send' | 'reviewing' | 'preparing' | 'waiting' | 'overdue' | 'granted' | 'denied' }
  | { key: 'replace'; documents: [DocumentKind, ...DocumentKind[]] }
  | { key: 'answer'; answerBy: string }
  | { key: 'conditions'; count: number }
);

export function nextStepOf(petition: Petition): NextStep {
  switch (petition.status) {
    case null:
      return beforeSending(petition);
    case 'Pending':
      return replacement(petition) ?? { turn: 'ours', key: 'reviewing' };
    case 'Review':
      return replacement(petition) ?? { turn: 'ours', key: 'preparing' };
    case 'Sended':
      return atTheMinistry(petition);
    case 'Aproved':
      return openConditions(petition) ?? { turn: 'ended', key: 'granted' };
    case 'Refused':
      return { turn: 'ended', key: 'denied' };
  }
}

/** Nothing can be sent unpaid, but nobody should pay before knowing that the rest is complete. */
function beforeSending({ missing }: Petition): NextStep {
  const unpaid = missing.find(({ key }) => key === 'payment');
  const rest = missing.filter(({ key }) => key !== 'payment');
  const [first] = rest;
  if (first) return { turn: 'yours', key: 'complete', first, count: missing.length };
  return unpaid ? { turn: 'yours', key: 'pay', item: unpaid } : { turn: 'yours', key: 'send' };
}

function replacement({ documents }: Petition): NextStep | null {
  const [first, ...others] = documents.items
    .filter(({ current }) => current.some(({ status }) => status === 'rejected'))
    .map(({ kind }) => kind);
  return first ? { turn: 'yours', key: 'replace', documents: [first, ...others] } : null;
}

/** What the ministry asks for comes first: without an answer in time the petition is lost. */
function atTheMinistry(petition: Petition): NextStep {
  const open = openRequirement(petition);
  if (open) return { turn: 'yours', key: 'answer', answerBy: open.answerBy };
  const replace = replacement(petition);
  if (replace) return replace;
  const overdue = (petition.legalTerm?.daysOver ?? 0) > 0;
  return overdue ? { turn: 'yours', key: 'overdue' } : { turn: 'ministry', key: 'waiting' };
}

export const openRequirement = ({ requirements }: Petition) => requirements.find(({ until }) => until === null);

function openConditions({ conditions }: Petition): NextStep | null {
  const count = conditions.filter(({ doneAt }) => doneAt === null).length;
  return count > 0 ? { turn: 'yours', key: 'conditions', count } : null;
}
