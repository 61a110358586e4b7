import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
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
  const shell = findShell() ?? installShellBesideBrowser();
  if (shell) return shell;
  for (const install of [() => {}, installByPlaywright, installByApt]) {
    install();
    const browser = findShell() ?? findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none was found or could be installed. ' +
      'Install one, or set CHROME_PATH to its program file, and run the command again.',
  );
}

/**
 * The same engine without its windows. The browser makes a window with a toolbar, itself a page, for every test:
 * opening a page there takes twice the processor time.
 */
function findShell(): string | undefined {
  return [...onSearchPath(['chromium-headless-shell']), ...shellsOfPlaywright()].find((path) => existsSync(path));
}

function findBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
  return [...onSearchPath(names), ...inUsualPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

function onSearchPath(names: readonly string[]): string[] {
  const { PATH = '' } = process.env;
  return PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Playwright installs both, in folders next to each other that carry the same number. */
function shellsOfPlaywright(): string[] {
  const [folder, number] = chromium.executablePath().split(/[/\\]chromium-(?=\d)/);
  const revision = number?.match(/^\d+/)?.[0];
  if (!folder || !revision) return [];
  const programs = '*/{headless_shell,chrome-headless-shell}{,.exe}';
  return globSync(`chromium_headless_shell-${revision}/${programs}`, { cwd: folder }).map((path) => join(folder, path));
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

/** Where the distribution's browser is, its shell costs 60 MB and one attempt; without it the tests only take longer. */
function installShellBesideBrowser(): string | undefined {
  if (!existsSync('/usr/lib/chromium/chromium') || !mayUseApt()) return;
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  attempt('Installing chromium-headless-shell, which opens pages in half the time…', 'apt-get', [
    ...patience,
    ...['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
  ]);
  return findShell();
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installByApt() {
  if (!mayUseApt()) return;
  attempt('Installing chromium with apt-get…', 'apt-get', ['update', '-q']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt(undefined, 'apt-get', ['install', '-y', '-q', name]);
    if (findShell() ?? findBrowser()) return;
  }
}

/** What cannot be installed this way may be by the next one; the last resort is the message. */
function attempt(announcement: string | undefined, command: string, args: string[]) {
  if (announcement) console.log(announcement);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  } catch {
    console.log(`${command} ${args.join(' ')} did not succeed.`);
  }
}
