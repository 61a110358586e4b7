/** How long what nobody needs any more is kept (domain.md, "Law that shapes the product"). */
export const retentionDays = {
  unverifiedAccount: 30,
  /** After its end a session still tells where somebody signed in, for a while. */
  endedSession: 30,
  demoMail: 30,
  gatewayMessage: 90,
  unpaidPayment: 365,
  contactMessage: 365,
  interest: 730,
} as const;

export const auditRetentionMonths = 24;

/** Código de Comercio, art. 30. */
export const invoiceRetentionYears = 6;
