import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The tests never skip for want of a browser: one is found, or installed, or this says what to do. */
export function findOrInstallBrowser(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  }
  for (const install of [() => {}, installByPlaywright, installByApt]) {
    install();
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none was found or could be installed. ' +
      'Install one, or set CHROME_PATH to its program file, and run the command again.',
  );
}

function findBrowser(): string | undefined {
  return [...onSearchPath(), ...inUsualPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

function onSearchPath(): string[] {
  const { PATH = '' } = process.env;
  // The shell first: the same engine without its windows, and three times as fast to open a page.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'chrome.exe',
  ];
  return PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

function inUsualPlaces(): string[] {
  const { HOME = '', LOCALAPPDATA = '' } = process.env;
  const mac = ['/Applications', join(HOME, 'Applications')].flatMap((folder) => [
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
  ]);
  const windows = ['C:\\Program Files', 'C:\\Program Files (x86)', LOCALAPPDATA].map((folder) =>
    join(folder, 'Google/Chrome/Application/chrome.exe'),
  );
  return [...mac, ...windows];
}

function installByPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  attempt('No Chrome or Chromium found: installing one for the tests…', process.execPath, [cli, 'install', 'chromium']);
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  attempt('Installing chromium with apt-get…', 'apt-get', ['update', '-q']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt(undefined, 'apt-get', ['install', '-y', '-q', name]);
    if (findBrowser()) return;
  }
}

/** What cannot be installed this way may be by the next one; the last resort is the message. */
function attempt(announcement: string | undefined, command: string, args: string[]) {
  if (announcement) console.log(announcement);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  } catch {
    console.log(`${command} ${args.at(0)} did not succeed.`);
  }
}
