import type { CalendarDate } from '../../shared/calendar-date.ts';
import type { ResolutionKind } from '../petition.ts';
import type { Article, Explanation } from './explanation.ts';
import type { Notification } from './notification.ts';
import type { Extension } from './working-days-term.ts';

export const clockTermKinds = [
  'access',
  'requirement',
  'hearing',
  'resolution',
  'silence',
  'reposicion',
  'contencioso',
  'conditions',
] as const;

export type ClockTermKind = (typeof clockTermKinds)[number];

/** `open`: possible without a last day. `notYet`: begins with something that has not happened. */
export const clockTermStates = ['running', 'unopened', 'suspended', 'notYet', 'open', 'past'] as const;

export type ClockTermState = (typeof clockTermStates)[number];

export type ClockTerm = {
  kind: ClockTermKind;
  /** Who can lose something by it. */
  owner: 'doctor' | 'ministry';
  state: ClockTermState;
  /** The last day, or for silence the first; null if there is none yet. */
  end: CalendarDate | null;
  /** Of an unopened notice: the last day if nobody opens it. */
  latestEnd: CalendarDate | null;
  /** Natural days until the end; negative afterwards. */
  daysLeft: number | null;
  /** Working days until the end, for terms counted in them. */
  workingDays: { total: number; left: number } | null;
  why: Explanation;
};

export type RequirementFacts = {
  notification: Notification;
  workingDays: number;
  extension: Extension | null;
  answeredOn: CalendarDate | null;
};

export type ClockFacts = {
  registeredOn: CalendarDate | null;
  requirements: readonly RequirementFacts[];
  /** `closedOn`: the day of the allegations, or on which the doctor renounced them. */
  hearings: readonly { notification: Notification; closedOn: CalendarDate | null }[];
  resolution: { kind: ResolutionKind; notification: Notification } | null;
  hasOpenConditions: boolean;
};

export const ley39 = (article: string): Article => ({ law: 'ley39', article });
export const rd889 = (article: string): Article => ({ law: 'rd889', article });
export const ljca = (article: string): Article => ({ law: 'ljca', article });

export const because = (articles: readonly Article[]): Explanation => ({ articles, steps: [], cells: [] });

/** A term without a date. */
export const bare = (kind: ClockTermKind, owner: ClockTerm['owner']) => ({
  kind,
  owner,
  end: null,
  latestEnd: null,
  daysLeft: null,
  workingDays: null,
});
