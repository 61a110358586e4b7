/** How long a sign-in lasts. */
export const sessionLife = {
  jwtMs: 8 * 60 * 60 * 1000,
  refreshTokenMs: 30 * 24 * 60 * 60 * 1000,
  impersonationMs: 60 * 60 * 1000,
  /** Two tabs may send the same refresh token within this time without being treated as theft. */
  reuseGraceMs: 10 * 1000,
} as const;

export type RefreshFacts = {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Whether the token that replaced this one has been used. */
  readonly successorUsed: boolean;
};

/**
 * What to do with a refresh token of a live session:
 * - `rotate`: its first use; it is replaced.
 * - `repeat`: a second tab was a moment late; it gets the same replacement again.
 * - `revoke`: a used token came back, so somebody has a copy; the whole session ends.
 * - `refuse`: too old.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'refuse';

export function decideRefresh(token: RefreshFacts, now: Date): RefreshDecision {
  if (token.usedAt) {
    const late = now.getTime() - token.usedAt.getTime();
    return late <= sessionLife.reuseGraceMs && !token.successorUsed ? 'repeat' : 'revoke';
  }
  return token.expiresAt <= now ? 'refuse' : 'rotate';
}

/** An access token never outlives its session: an impersonation ends after its hour. */
export function accessTokenExpiry(sessionExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLife.jwtMs, sessionExpiresAt.getTime()));
}
