import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [420_000, '410 KB'],
    [1_048_000, '1023 KB'],
    [1_048_300, '1 MB'],
    [1_258_291, '1,2 MB'],
    [5_242_880, '5 MB'],
    [5_242_881, '5,1 MB'],
    [5_260_000, '5,1 MB'],
    [7_654_605, '7,3 MB'],
    [210_000_000, '200 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes, 'es')).toBe(text);
  });

  it('uses the separators of the language', () => {
    expect(formatBytes(1_258_291, 'en')).toBe('1.2 MB');
  });
});
