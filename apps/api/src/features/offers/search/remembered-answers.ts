/** More questions than these are forgotten, the oldest first. */
const mostQuestions = 1_000;

export type RememberedAnswers<Answer> = {
  /** What was answered to the same question a short while ago. */
  of: (question: object) => Answer | undefined;
  note: (question: object, answer: Answer) => void;
};

/** Answers that may be a little old, each for a fixed time: being asked for again does not prolong it. */
export function rememberAnswers<Answer>(now: () => Date, forMs: number): RememberedAnswers<Answer> {
  const known = new Map<string, { answer: Answer; until: number }>();
  return {
    of: (question) => {
      const found = known.get(keyOf(question));
      return found && now().getTime() < found.until ? found.answer : undefined;
    },
    note: (question, answer) => {
      const at = now().getTime();
      for (const [key, { until }] of known) {
        if (known.size < mostQuestions && until > at) break;
        known.delete(key);
      }
      const key = keyOf(question);
      if (!known.has(key)) known.set(key, { answer, until: at + forMs });
    },
  };
}

const keyOf = (question: object): string =>
  JSON.stringify(Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)));
