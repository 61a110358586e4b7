import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

it('measures contrast as WCAG defines it', () => {
  expect(contrastRatio('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21, 5);
  expect(contrastRatio('rgb(255, 255, 255)', 'rgb(255, 255, 255)')).toBe(1);
  expect(contrastRatio('rgb(118, 118, 118)', 'rgba(255, 255, 255, 1)')).toBeCloseTo(4.54, 2);
});
