import { expect, test } from 'vitest';
import { openActs } from './open-acts.ts';

const answered = { id: 'answered', until: '2026-03-02' };
const asked = { id: 'asked', until: null };
const closed = { id: 'closed', closedOn: '2026-04-01' };
const heard = { id: 'heard', closedOn: null };
const resolution = { kind: 'granted' };

test.each([
  ['nothing', [], [], null, undefined, undefined],
  ['an answered requirement', [answered], [], null, undefined, undefined],
  ['an open requirement', [asked], [], null, 'asked', undefined],
  ['a second requirement after an answered one', [answered, asked], [], null, 'asked', undefined],
  ['a closed hearing', [], [closed], null, undefined, undefined],
  ['an open hearing', [], [heard], null, undefined, 'heard'],
  ['a second hearing after a closed one', [], [closed, heard], null, undefined, 'heard'],
  ['both at once', [asked], [heard], null, 'asked', 'heard'],
  ['a resolution over an open requirement', [asked], [], resolution, undefined, undefined],
  ['a resolution over both', [asked], [heard], resolution, undefined, undefined],
] as const)('%s', (_case, requirements, hearings, resolved, requirement, hearing) => {
  const open = openActs({ requirements, hearings, resolution: resolved });
  expect({ requirement: open.requirement?.id, hearing: open.hearing?.id }).toEqual({ requirement, hearing });
});
