import { expect, test } from 'vitest';
import { parseWrk } from './wrk.ts';

const output = (...more: string[]) =>
  [
    'Running 2s test @ http://127.0.0.1:1',
    '  Latency Distribution',
    '     50%    3.50ms',
    '     75%    4.00ms',
    '     90%  900.00us',
    '     99%    1.20s ',
    '  15204 requests in 2.00s, 5.12MB read',
    ...more,
    'Requests/sec:   7601.50',
  ].join('\n');

test('rate and latencies are read, whatever their unit', () => {
  expect(parseWrk(output())).toEqual({ requests: 15_204, requestsPerSecond: 7601.5, p50Ms: 3.5, p99Ms: 1200 });
  expect(parseWrk(output().replace('3.50ms', '850.00us')).p50Ms).toBeCloseTo(0.85);
});

test('answers that were not good are an error', () => {
  expect(() => parseWrk(output('  Non-2xx or 3xx responses: 3'))).toThrow('wrk: Non-2xx or 3xx responses: 3');
  expect(() => parseWrk(output('  Socket errors: connect 0, read 2, write 0, timeout 0'))).toThrow('read 2');
});

test('a server that answers nobody within the round has no rate', () => {
  const none = output().replace('15204', '0').replace('7601.50', '0.00');
  expect(parseWrk(none)).toMatchObject({ requests: 0, requestsPerSecond: 0 });
});

test('an output without figures is an error', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
