import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`,
    'Edge',
    'Windows',
    false,
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux', false],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
    true,
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPadOS',
    true,
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0`,
    'Opera',
    'ChromeOS',
    false,
  ],
])('%s', (userAgent, browser, system, handheld) => {
  expect(readDevice(userAgent)).toEqual({ browser, system, handheld });
});

test.each([null, '', 'curl/8.5.0'])('%s names no device', (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser: undefined, system: undefined, handheld: false });
});
