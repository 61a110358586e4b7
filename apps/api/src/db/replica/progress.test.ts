import { beforeEach, describe, expect, test } from 'vitest';
import { mostBehindMs, Progress } from './progress.ts';

const database = '00000000000000aa';
const at = (lsn: number, of = database) => `${of}.${lsn.toString(16).padStart(16, '0')}`;

let progress: Progress;

beforeEach(() => {
  progress = new Progress();
});

/** Both servers were asked at this time, and the primary was a little further than what it had written. */
function look(time: number, written: number | null, replayed: string | null) {
  const looked = progress.begin(time);
  const primary = written === null ? null : { written: at(written), inserted: at(written + 5) };
  progress.note(looked, primary, replayed);
}

test('nothing is read from a replica that nobody has seen', () => {
  expect(progress.isUsable(0)).toBe(false);
  expect(progress.has(at(0), ['ana'], 0)).toBe(false);
});

test('a read needs no more than its own position', () => {
  look(0, 100, at(100));
  look(250, 900, at(300));
  expect(progress.has(at(300), ['ana'], 300)).toBe(true);
  expect(progress.has(at(301), ['ana'], 300)).toBe(false);
});

test('a position of another database is never reached, nor is a replica of another one used', () => {
  look(0, 100, at(100));
  expect(progress.has(at(1, '00000000000000ab'), ['ana'], 0)).toBe(false);
  look(250, 100, at(100, '00000000000000ab'));
  expect(progress.isUsable(250)).toBe(false);
});

describe('how far behind it is', () => {
  test('is counted from the last time that it had everything', () => {
    look(0, 100, at(100));
    look(1_000, 200, at(100));
    look(2_000, 300, at(200));
    expect(progress.behindMs(2_500)).toBe(1_500);
  });

  test('does not grow while nothing happens', () => {
    for (let time = 0; time <= 60_000; time += 250) look(time, 100, at(100));
    expect(progress.behindMs(60_000)).toBe(0);
  });

  test('decides from which time on it is left alone, and it comes back by itself', () => {
    look(0, 100, at(100));
    for (let time = 250; time <= 60_000; time += 250) look(time, 100 + time, at(100));
    expect(progress.isUsable(mostBehindMs)).toBe(true);
    expect(progress.isUsable(mostBehindMs + 1)).toBe(false);
    expect(progress.isUsable(60_000)).toBe(false);
    look(60_250, 99_999, at(60_100));
    expect(progress.behindMs(60_250)).toBe(250);
    expect(progress.isUsable(60_250)).toBe(true);
  });

  test('is not known to be less because the primary says nothing', () => {
    look(0, 100, at(100));
    look(5_000, null, at(100));
    expect(progress.behindMs(5_000)).toBe(5_000);
  });
});

test('one that does not answer is not used, and at once again when it does', () => {
  look(0, 100, at(100));
  look(250, 100, null);
  expect(progress.has(at(1), ['ana'], 250)).toBe(false);
  look(500, 100, at(100));
  expect(progress.has(at(1), ['ana'], 500)).toBe(true);
});

describe('whose rights have changed', () => {
  test('reads from the primary until the replica has the change; others do not wait', () => {
    look(0, 100, at(100));
    progress.holdBack('ana');
    expect(progress.has(at(1), ['ana', null], 0)).toBe(false);
    expect(progress.has(at(1), ['berta', 'ana'], 0)).toBe(false);
    expect(progress.has(at(1), ['berta', null], 0)).toBe(true);
    // The change may be anywhere up to where the primary is now.
    look(250, 200, at(204));
    expect(progress.has(at(1), ['ana'], 250)).toBe(false);
    look(500, 210, at(205));
    expect(progress.has(at(1), ['ana'], 500)).toBe(true);
  });

  test('a change while the servers are asked waits for the next look', () => {
    look(0, 100, at(100));
    const looked = progress.begin(250);
    progress.holdBack('ana');
    progress.note(looked, { written: at(100), inserted: at(100) }, at(100));
    expect(progress.has(at(1), ['ana'], 250)).toBe(false);
  });

  test('everybody waits where nobody knows whose', () => {
    look(0, 100, at(100));
    progress.holdBack(null);
    expect(progress.has(at(1), ['ana'], 0)).toBe(false);
    look(250, 100, at(105));
    expect(progress.has(at(1), ['ana'], 250)).toBe(true);
  });
});
