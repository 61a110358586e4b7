import type { HospitalRight } from '../hospitals/hospital.policy.ts';

export const candidacyNoteLimits = { text: 4000, mentions: 20 } as const;

export const starsRange = { min: 1, max: 5 } as const;

/** Who may write notes and give stars: every role that runs candidacies requests documents too. */
export const noteRight: HospitalRight = 'requestDocuments';

/**
 * A colleague in a note is `@[id]`: their name is read when the note is, so a name that changes is right, and that of
 * somebody who left is nowhere.
 */
const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g;

export const mentionOf = (userId: string): string => `@[${userId}]`;

export type NotePart = { text: string } | { mention: string };

/** A note in reading order: words, and who was called by name. */
export function splitNote(note: string): NotePart[] {
  // Split by a pattern with one group: words and ids take turns.
  return note
    .split(mention)
    .map((part, index): NotePart => (index % 2 === 0 ? { text: part } : { mention: part }))
    .filter((part) => 'mention' in part || part.text !== '');
}

/** Each once, however often they are named. */
export const mentionsIn = (note: string): string[] => [
  ...new Set(splitNote(note).flatMap((part) => ('mention' in part ? [part.mention] : []))),
];
