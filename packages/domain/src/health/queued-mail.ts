/**
 * Where a mail stands on its way out. `later`: it waits for a change of mind about a decision. `retrying`: an attempt
 * failed and the next one has its time. `givenUp`: no attempt is left.
 */
export const queuedMailStates = ['next', 'later', 'retrying', 'sending', 'givenUp'] as const;

export type QueuedMailState = (typeof queuedMailStates)[number];

/** Only what failed: what is next leaves by itself, and the time to change one's mind is not for others to cut short. */
export const canRetryMail = (state: QueuedMailState): boolean => state === 'retrying' || state === 'givenUp';

/** A mail that is being handed over may have arrived already. */
export const canCancelMail = (state: QueuedMailState): boolean => state !== 'sending';
