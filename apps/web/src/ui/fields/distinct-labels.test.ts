import { expect, test } from 'vitest';
import { distinctLabels } from './distinct-labels.ts';

test('only choices of the same name get what tells them apart', () => {
  expect(
    distinctLabels([
      { value: 'a', label: 'Pediatra', detail: '3 mar 2026' },
      { value: 'b', label: 'Geriatra', detail: '3 mar 2026' },
      { value: 'c', label: 'Pediatra', detail: '9 abr 2026' },
    ]),
  ).toEqual([
    { value: 'a', label: 'Pediatra (3 mar 2026)' },
    { value: 'b', label: 'Geriatra' },
    { value: 'c', label: 'Pediatra (9 abr 2026)' },
  ]);
});
