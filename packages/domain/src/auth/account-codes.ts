/** The code of the verification mail and the link of the forgotten password. */
export const verificationCode = { digits: 6, lifeMs: 30 * 60 * 1000, maxTries: 5, resendAfterMs: 60 * 1000 } as const;

export const passwordResetLifeMs = 60 * 60 * 1000;

/** How long the link works by which somebody confirms a new email that an administrator entered. */
export const emailChangeLifeMs = 24 * 60 * 60 * 1000;

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{6})$/;

/** `{token}` of verify-account is `<userId>-<code>`; null for anything else. */
export function parseVerificationToken(token: string): { userId: string; code: string } | null {
  const [, userId, code] = tokenPattern.exec(token.trim().toLowerCase()) ?? [];
  return userId && code ? { userId, code } : null;
}
