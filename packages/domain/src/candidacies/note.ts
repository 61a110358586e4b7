import type { HospitalRight } from '../hospitals/hospital.policy.ts';

export const candidacyNoteLimits = { text: 4000, mentions: 20 } as const;

export const starsRange = { min: 1, max: 5 } as const;

/** Who may write notes and rate: every role that runs candidacies has this right too. */
export const noteRight: HospitalRight = 'requestDocuments';

/**
 * A mention is stored as `@[id]` and the name is read when the note is shown, so that changed names are right and those
 * of deleted people are nowhere.
 */
const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g;

export const mentionOf = (userId: string): string => `@[${userId}]`;

export type NotePart = { text: string } | { mention: string };

/** A note split into text and mentions, in reading order. */
export function splitNote(note: string): NotePart[] {
  // Splitting by a pattern with one group alternates between text and ids.
  return note
    .split(mention)
    .map((part, index): NotePart => (index % 2 === 0 ? { text: part } : { mention: part }))
    .filter((part) => 'mention' in part || part.text !== '');
}

/** Each person once, however often they are mentioned. */
export const mentionsIn = (note: string): string[] => [
  ...new Set(splitNote(note).flatMap((part) => ('mention' in part ? [part.mention] : []))),
];
