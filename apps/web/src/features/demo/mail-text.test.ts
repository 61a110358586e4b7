import { expect, test } from 'vitest';
import { mailLinks, splitMailText } from './mail-text.ts';

const text = 'Pulsa aquí:\nhttp://localhost:3000/verify-account?token=a-1\n\nGracias';

test('the addresses of a text can be followed, the rest stays as it was written', () => {
  expect(splitMailText(text)).toEqual([
    { text: 'Pulsa aquí:\n' },
    {
      text: 'http://localhost:3000/verify-account?token=a-1',
      href: 'http://localhost:3000/verify-account?token=a-1',
    },
    { text: '\n\nGracias' },
  ]);
  expect(splitMailText('')).toEqual([]);
});

test('an address is listed once, and nothing that could run is an address', () => {
  expect(mailLinks('https://a.test mailto:b%40c.test https://a.test javascript:alert(1)')).toEqual([
    'https://a.test',
    'mailto:b%40c.test',
  ]);
});
