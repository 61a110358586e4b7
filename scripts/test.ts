import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticSteps } from './static-steps.ts';
import { printSummary, type Result, runSteps, type Step } from './steps.ts';
import { add, countPlaywright, countStep, countVitest, type PlaywrightReport, readReport } from './test-reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'fonendo-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const secondTries = join(reports, 'second-tries.json');
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
// Playwright takes the place of its report from the environment only.
Object.assign(process.env, {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  PLAYWRIGHT_SECOND_OUTPUT_FILE: secondTries,
});

const tests = 'domain, API and script tests';
const browserTests = 'browser tests';
/** One after the other: each of them keeps two cores busy by itself. */
const slowSteps: Step[] = [
  // First, because the test of the package needs it.
  { name: 'web build', command: 'node', args: ['scripts/build.ts'], slow: true },
  {
    name: tests,
    command: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    slow: true,
  },
  { name: 'size budget', command: 'node', args: ['scripts/checks/size-budget.ts'], slow: true },
  { name: browserTests, command: 'node', args: ['scripts/e2e.ts'], slow: true },
];

const results = await runSteps(staticSteps(), 2);
const isSound = results.every(({ passed }) => passed);
if (isSound) results.push(...(await runSteps(slowSteps, 1)));
printSummary(results);
if (!isSound) console.log('\nThe tests did not run: correct the checks first.');

const { passed, failed } = results.map(countResult).reduce(add);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function countResult({ name, passed: ok }: Result) {
  if (name === tests) {
    const report = readReport<Parameters<typeof countVitest>[0]>(vitestReport);
    return countStep(ok && report !== null, report && countVitest(report));
  }
  if (name === browserTests) {
    const report = readReport<PlaywrightReport>(playwrightReport);
    return countStep(ok && report !== null, report && countPlaywright(report, readReport(secondTries)));
  }
  return countStep(ok, null);
}
