/** How long what nobody needs any more is kept. */
export const retentionDays = {
  unverifiedAccount: 30,
  /** After its end a session still tells where somebody signed in, for a while. */
  endedSession: 30,
  /** Whoever opens the link late is told that it expired; then nothing of somebody who never came is kept. */
  expiredInvitation: 30,
  demoMail: 30,
  gatewayMessage: 90,
  unpaidPayment: 365,
  contactMessage: 365,
  interest: 730,
  /** What somebody was told of; the pages it led to keep their own history. */
  notification: 365,
} as const;

/** Those that came to nothing, after their end. */
export const candidacyRetentionMonths = 24;

export const auditRetentionMonths = 24;

/** After the end of a petition. */
export const petitionFileMonths = 12;

/** Código de Comercio, art. 30. */
export const invoiceRetentionYears = 6;

/** Código Civil, art. 1964: after them nobody can claim anything by a contract. */
export const contractRetentionYears = 5;
