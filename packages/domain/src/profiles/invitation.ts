/** An invitation to work for a hospital: its link opens once, and not for ever. */
export const hospitalInvitation = {
  lifeMs: 7 * 24 * 60 * 60 * 1000,
  /** Nobody's mailbox is filled by impatience. */
  resendAfterMs: 60 * 1000,
} as const;
