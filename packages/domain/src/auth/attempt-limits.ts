/**
 * How often something may be tried. The first `free` attempts of a window pass; each further one passes too,
 * but closes the door behind it for a delay that doubles every time, up to `maxDelaySeconds`.
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
 * Successful sign-ins are given back, so only failures add up. The limit per address is wide because a whole
 * hospital may share one; the limit per account is what stops the guessing of a password.
 */
export const attemptLimits = {
  loginAccount: { free: 10, windowSeconds: hour, delaySeconds: 5, maxDelaySeconds: 15 * minute },
  loginAddress: { free: 100, windowSeconds: 15 * minute, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** Six digits, three of them good at a time: a day of guessing by somebody who has the password finds them once in 3,000. */
  secondFactorAccount: { free: 5, windowSeconds: 24 * hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  secondFactorAddress: { free: 100, windowSeconds: 15 * minute, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** A signature cannot be guessed; this keeps trying, and the challenges that are kept, from being a load. */
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
  /** Nothing is free: each code closes the door for the minute until the next. */
  sendCodeAccount: { free: 0, windowSeconds: minute, delaySeconds: minute, maxDelaySeconds: minute },
  sendCodeAddress: { free: 30, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  blockedAddress: { free: 120, windowSeconds: minute, delaySeconds: 10, maxDelaySeconds: minute },
  passwordAccount: { free: 5, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  contactAddress: { free: 5, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  interestAddress: { free: 10, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  impersonateAccount: { free: 30, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** Each upload costs a check and disk; nobody hands in more papers than this in an hour. */
  uploadDocument: { free: 100, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
  /** A code cannot be guessed anyway; this keeps the page from being a load. */
  verifyReceiptAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  /** Inviting tells whether an address has an account, as registering does. */
  inviteHospital: { free: 20, windowSeconds: hour, delaySeconds: 30, maxDelaySeconds: hour },
  /** A link cannot be guessed anyway; this keeps its page from being a load. */
  invitationAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  /** A secret link cannot be guessed anyway; this keeps trying from being a load. */
  calendarFeedAddress: { free: 60, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: hour },
  /** Calendars ask every hour at most; several of somebody's devices may. */
  calendarFeed: { free: 120, windowSeconds: hour, delaySeconds: 10, maxDelaySeconds: 15 * minute },
  /** Calls that make mails, a bulk being one: far above a recruiter's fullest day, far below a flood. */
  mailsOfPerson: { free: 1000, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: 15 * minute },
  /** Mails from one person to the same other one, whatever about. */
  mailsToRecipient: { free: 60, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: 15 * minute },
  /** Each claim goes to the administrators, and tells whether a CIF is registered. */
  claimCif: { free: 5, windowSeconds: 24 * hour, delaySeconds: 10 * minute, maxDelaySeconds: 24 * hour },
  exportAccount: { free: 5, windowSeconds: hour, delaySeconds: minute, maxDelaySeconds: hour },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptLimitName = keyof typeof attemptLimits;
