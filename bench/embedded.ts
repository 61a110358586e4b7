import { demoPassword } from '@fonendo/domain/demo/accounts';
import { read, signIn } from './client.ts';
import { load } from './measure/load.ts';
import { median } from './measure/verdicts.ts';
import type { Options } from './options.ts';
import { type RunningServer, startEmbedded } from './servers.ts';

/** What people wait for at the embedded database with the demo's data, medians over the rounds. */
export type Embedded = { work: string; requestsPerSecond: number; p50Ms: number; p95Ms: number };

/** Each asks again as soon as there is an answer, so this is far more than fifty people who read what they see. */
const people = 50;

export async function measureEmbedded(options: Options): Promise<Embedded[]> {
  const product = await startEmbedded();
  try {
    const token = await signIn(product.port, 'doctor@fonendo.test', demoPassword);
    const { items } = JSON.parse(await read(product.port, '/offers', token)) as { items: { id: string }[] };
    const offers = items.map(({ id }) => `/offers/${id}`);
    return [
      await measure(product, token, 'offers', ['/offers'], options),
      await measure(product, token, 'one offer', offers, options),
    ];
  } finally {
    await product.stop();
  }
}

async function measure(
  { port }: RunningServer,
  token: string,
  work: string,
  paths: readonly string[],
  { rounds, roundMs, warmUpMs }: Options,
): Promise<Embedded> {
  const ask = (milliseconds: number) =>
    load({ port, paths: paths.map((path) => `/api${path}`), token, connections: people, milliseconds });
  await ask(warmUpMs);
  const results: Awaited<ReturnType<typeof ask>>[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await ask(roundMs));
  return {
    work,
    requestsPerSecond: median(results.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50Ms: median(results.map(({ p50Ms }) => p50Ms)),
    p95Ms: median(results.map(({ p95Ms }) => p95Ms)),
  };
}
