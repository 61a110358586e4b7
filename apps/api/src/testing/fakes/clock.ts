/** A clock that stands still until a test moves it. */
export type TestClock = { now: () => Date; set: (instant: string) => void; advance: (milliseconds: number) => void };

export function createTestClock(start = '2026-03-10T09:00:00Z'): TestClock {
  let current = Date.parse(start);
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = Date.parse(instant);
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
