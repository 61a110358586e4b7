/**
 * Work with the same key waits its turn; different keys do not wait for each other. Attempts to sign in are counted
 * before they are made and given back when they succeed: one at a time per account, a crowd of right passwords
 * never looks like a crowd of guesses.
 */
export function createOneAtATime() {
  const last = new Map<string, Promise<void>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const mine = Promise.withResolvers<void>();
    last.set(key, mine.promise);
    await before;
    try {
      return await work();
    } finally {
      if (last.get(key) === mine.promise) last.delete(key);
      mine.resolve();
    }
  };
}
