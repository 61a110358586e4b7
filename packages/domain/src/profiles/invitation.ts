/** An invitation to work for a hospital or to administer the platform: its link works once and for a limited time. */
export const invitationTerms = {
  lifeMs: 7 * 24 * 60 * 60 * 1000,
  /** Protects mailboxes from repeated invitations. */
  resendAfterMs: 60 * 1000,
} as const;
