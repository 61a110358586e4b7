/**
 * How often something may be tried. The first `free` attempts of a window pass. Each further one passes too, but then
 * blocks for a delay that doubles every time, up to `maxDelaySeconds`.
 */
export type AttemptLimit = {
  readonly free: number;
  readonly windowSeconds: number;
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
};

const minute = 60;
const hour = 60 * minute;

/**
 * Successful sign-ins are not counted, only failures. The limit per address is wide because a whole hospital may share
 * one; the limit per account is what prevents guessing a password.
 */
export const attemptLimits = {
  loginAccount: { free: 10, windowSeconds: hour, delaySeconds: 5, maxDelaySeconds: 15 * minute },
  loginAddress: { free: 100, windowSeconds: 15 * minute, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /**
   * Six digits, three valid at a time: a day of guessing by somebody who has the password succeeds in 1 of 3,000 cases.
   */
  secondFactorAccount: { free: 5, windowSeconds: 24 * hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  secondFactorAddress: { free: 100, windowSeconds: 15 * minute, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** A signature cannot be guessed; this limits the load and the number of stored challenges. */
  passkeyAddress: { free: 100, windowSeconds: 15 * minute, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** Each of these sends a mail. */
  changeSecondFactor: { free: 30, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  refreshAddress: { free: 600, windowSeconds: minute, delaySeconds: 10, maxDelaySeconds: minute },
  registerAddress: { free: 20, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  forgotPasswordAccount: { free: 3, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  forgotPasswordAddress: { free: 20, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  resetPasswordAddress: { free: 20, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  verifyAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  verifyAccount: { free: 20, windowSeconds: 24 * hour, delaySeconds: minute, maxDelaySeconds: hour },
  /** No free attempts: each code blocks the next one for a minute. */
  sendCodeAccount: { free: 0, windowSeconds: minute, delaySeconds: minute, maxDelaySeconds: minute },
  sendCodeAddress: { free: 30, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  blockedAddress: { free: 120, windowSeconds: minute, delaySeconds: 10, maxDelaySeconds: minute },
  passwordAccount: { free: 5, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  contactAddress: { free: 5, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  interestAddress: { free: 10, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  impersonateAccount: { free: 30, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** Each upload costs a check and disk space; nobody uploads more documents than this in an hour. */
  uploadDocument: { free: 100, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  /** A code cannot be guessed anyway; this limits the load. */
  verifyReceiptAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  /** Inviting reveals whether an address has an account, as registering does. */
  inviteHospital: { free: 20, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  inviteAdministrator: { free: 20, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  /** A link cannot be guessed anyway; this limits the load. */
  invitationAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  /** A secret link cannot be guessed anyway; this limits the load. */
  calendarFeedAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  /** Calendars refresh every hour at most, on several devices. */
  calendarFeed: { free: 120, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** Calls that send mails, a bulk action being one: far above a recruiter's busiest day, far below a flood. */
  mailsOfPerson: { free: 1000, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: 15 * minute },
  /** Mails from one person to the same other person, about anything. */
  mailsToRecipient: { free: 60, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: 15 * minute },
  /** Each claim is sent to the administrators, and reveals whether a CIF is registered. */
  claimCif: { free: 5, windowSeconds: 24 * hour, delaySeconds: 10 * minute, maxDelaySeconds: 24 * hour },
  /** Nobody types faster for longer. */
  writeMessage: { free: 60, windowSeconds: 10 * minute, delaySeconds: 30, maxDelaySeconds: 15 * minute },
  /** Each report is read by somebody. */
  reportConversation: { free: 10, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  exportAccount: { free: 5, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptLimitName = keyof typeof attemptLimits;
