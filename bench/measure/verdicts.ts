export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

export type Verdict = 'met' | 'not met' | 'no bar';

/** At least the bar: a share of the floor. */
export const atLeast = (value: number, bar: number | undefined): Verdict =>
  bar === undefined ? 'no bar' : value >= bar ? 'met' : 'not met';

/** At most the bar: growth, memory, time. A figure that is missing meets nothing. */
export const atMost = (value: number, bar: number | undefined): Verdict =>
  bar === undefined ? 'no bar' : value <= bar ? 'met' : 'not met';

/** One round of load on one server. */
export type Round = { requestsPerSecond: number; apiMs: number; databaseMs: number; p50Ms: number; p99Ms: number };

/** Each figure at its median over the rounds. */
export function summary(rounds: readonly Round[]): Round {
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    apiMs: of('apiMs'),
    databaseMs: of('databaseMs'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
  };
}

/** The product's requests per second as a share of the floor's, by the pairs of rounds that ran side by side. */
export const shareOf = (product: readonly Round[], floor: readonly Round[]): number =>
  median(
    product.map(({ requestsPerSecond }, index) => requestsPerSecond / (floor[index]?.requestsPerSecond ?? Number.NaN)),
  );

/** How much longer the last takes than the first. Below a millisecond the clock and the network are measured. */
export function growth(mediansMs: readonly number[]): number {
  const least = 1;
  return Math.max(mediansMs.at(-1) ?? Number.NaN, least) / Math.max(mediansMs[0] ?? Number.NaN, least);
}
