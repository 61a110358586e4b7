import { parseArgs } from 'node:util';

export type Options = {
  /** Offers of each database, the smallest first. */
  sizes: number[];
  rounds: number;
  roundMs: number;
  warmUpMs: number;
  connections: number;
  /** Requests one at a time, for the growth. */
  glances: number;
  starts: number;
  /** Uploads and the board in a browser as well. */
  everything: boolean;
  /** Where the page is written; null prints it only. */
  page: string | null;
};

const full = {
  ...{ sizes: [20_000, 200_000, 1_000_000], rounds: 3, roundMs: 3_000, warmUpMs: 1_500, connections: 32 },
  ...{ glances: 31, starts: 3, everything: true },
};
/** The smallest size and short rounds: good for a ratio, not for the growth. */
const quick = {
  ...{ sizes: [20_000], rounds: 3, roundMs: 1_000, warmUpMs: 300, connections: 32 },
  ...{ glances: 11, starts: 2, everything: false },
};

/** `--quick` leaves the page as it is, unless `--page` says otherwise: it knows less than the page. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean' }, sizes: { type: 'string' }, page: { type: 'string' } },
  });
  const base = values.quick ? quick : full;
  const sizes = values.sizes?.split(',').map(Number) ?? base.sizes;
  if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 20_000)) {
    throw new Error('--sizes has to be whole numbers from 20000 on, separated by commas: 20000,200000');
  }
  return {
    ...base,
    sizes: sizes.toSorted((a, b) => a - b),
    page: values.page ?? (values.quick ? null : 'docs/benchmarks.md'),
  };
}
