/** Why somebody reports a conversation; their own words may follow. */
export const reportReasons = ['disrespect', 'harassment', 'discrimination', 'fraud', 'privacy', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportLimits = {
  /** One's own words about it. */
  text: 1000,
  /** Why the team closes it; both sides read it. */
  closeReason: 500,
  /** Listed at a time. */
  page: 25,
  /** A page that was opened longer ago is opened anew, and that is recorded. */
  openHours: 12,
} as const;

/** Where a conversation that was once reported stands: waits for the team, closed by it, or as if nobody had. */
export const reportedStandings = ['reported', 'closed', 'settled'] as const;

export type ReportedStanding = (typeof reportedStandings)[number];

/** Those that the team reads; all others belong to their two sides alone. */
export const readStandings = ['reported', 'closed'] as const satisfies readonly ReportedStanding[];

export type ReadStanding = (typeof readStandings)[number];

export const isReadByTeam = (standing: ReportedStanding | null): standing is ReadStanding =>
  standing === 'reported' || standing === 'closed';

export type ReportDecision = 'close' | 'dismiss' | 'reopen';

const decisions: Record<ReportedStanding, Partial<Record<ReportDecision, ReportedStanding>>> = {
  reported: { close: 'closed', dismiss: 'settled' },
  closed: { reopen: 'settled' },
  settled: {},
};

/** Null where there is nothing to decide. */
export const standingAfter = (standing: ReportedStanding, decision: ReportDecision): ReportedStanding | null =>
  decisions[standing][decision] ?? null;

/** Only what somebody else wrote, once while the report is open, and nothing that the team has closed already. */
export const canReport = ({
  standing,
  reported,
  answered,
}: {
  standing: ReportedStanding | null;
  /** Whether one's own report is open. */
  reported: boolean;
  /** Whether the other side ever wrote. */
  answered: boolean;
}): boolean => standing !== 'closed' && !reported && answered;

/** The reasons speak for themselves but for the last. */
export const needsWords = (reason: ReportReason): boolean => reason === 'other';
