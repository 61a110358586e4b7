/** How long data that nobody needs any more are kept. */
export const retentionDays = {
  unverifiedAccount: 30,
  /** An ended session is shown for a while, so that people see where somebody signed in. */
  endedSession: 30,
  /** For a while an expired link still says that it expired; then the invitation is deleted. */
  expiredInvitation: 30,
  demoMail: 30,
  gatewayMessage: 90,
  unpaidPayment: 365,
  contactMessage: 365,
  interest: 730,
  /** Notifications; the pages they link to have their own history. */
  notification: 365,
} as const;

/** Unsuccessful candidacies, counted from their end. */
export const candidacyRetentionMonths = 24;

/** A hospital's notes about doctors who need not have applied, counted from their last change. */
export const doctorNoteRetentionMonths = 24;

export const auditRetentionMonths = 24;

/** Counted from the end of a petition. */
export const petitionFileMonths = 12;

/** Código de Comercio, art. 30. */
export const invoiceRetentionYears = 6;

/** Código Civil, art. 1964: claims under a contract expire after this time. */
export const contractRetentionYears = 5;
