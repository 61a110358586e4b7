import { formatDayOf, formatTime } from '../format.ts';
import type { AutosaveSnapshot, SaveState } from './autosave.ts';

type SaveTexts = Record<Exclude<SaveState, 'saved' | 'unsent'>, string> & {
  /** Before anything was saved. */
  auto: string;
  savedAt: (time: string) => string;
  savedOn: (date: string) => string;
  savedExcept: (count: number) => string;
};

/** One line about where the content is saved. */
export function saveWords(
  { state, savedAt, problems }: Pick<AutosaveSnapshot<unknown, unknown>, 'state' | 'savedAt' | 'problems'>,
  texts: SaveTexts,
): string {
  if (state === 'unsent') return texts.saving;
  if (state !== 'saved') return texts[state];
  const wrong = Object.keys(problems).length;
  if (wrong > 0) return texts.savedExcept(wrong);
  if (!savedAt) return texts.auto;
  const isToday = savedAt.toDateString() === new Date().toDateString();
  return isToday ? texts.savedAt(formatTime(savedAt)) : texts.savedOn(formatDayOf(savedAt.toISOString()));
}
