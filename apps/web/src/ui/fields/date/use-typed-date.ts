import { type FormEvent, useEffect, useState } from 'react';
import { afterPress } from '../../../after-press.ts';
import { type DateProblem, problemOf } from './typed-date.ts';

type Field = {
  value: string | null | undefined;
  minDate: string | undefined;
  maxDate: string | undefined;
  onChange: (value: string) => void;
};

/**
 * What is typed stays as it was typed: Mantine's field would put the last allowed day in its place, unasked. A text that
 * is no allowed day becomes the field's value, which no schema takes for a day, so nothing else is sent instead of it.
 */
export function useTypedDate({ value, minDate, maxDate, onChange }: Field) {
  const [refused, setRefused] = useState<{ text: string; problem: DateProblem } | null>(null);
  const [left, setLeft] = useState(false);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(false);

  // The form was reset or filled by something else: the field starts anew, without the refused text.
  useEffect(() => {
    if (refused === null || value === refused.text) return;
    setRefused(null);
    setRound((before) => before + 1);
  }, [value, refused]);

  return {
    /** Said once the field was left: while somebody types, every text is incomplete. */
    problem: refused && left ? refused.problem : null,
    refused,
    round,
    /** Whether somebody wants the calendar, which would otherwise cover the message of a refused day. */
    asked,
    ask: () => setAsked(true),
    onInput(event: FormEvent<HTMLInputElement>) {
      const text = event.currentTarget.value;
      const problem = problemOf(text, { min: minDate, max: maxDate });
      setLeft(false);
      setAsked(true);
      setRefused(problem ? { text, problem } : null);
      if (problem) onChange(text);
      // Mantine keeps the last day of a required field that is emptied.
      else if (text.trim() === '') onChange('');
    },
    onPick(day: string | null) {
      setRefused(null);
      onChange(day ?? '');
    },
    leave: () =>
      afterPress(() => {
        setLeft(true);
        setAsked(false);
      }),
  };
}
