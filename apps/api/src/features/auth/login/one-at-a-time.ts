/**
 * Work with the same key runs one after the other; different keys run in parallel. Sign-in attempts are counted before
 * they are made and uncounted when they succeed, so many parallel right passwords for one account would otherwise look
 * like guesses.
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
