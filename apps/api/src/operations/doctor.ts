import '../db/drizzle-loading.ts';
import { productFolder } from '../source-folder.ts';
import { examine } from './doctor/examine.ts';

const marks = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' };

/** `npm run doctor`: looks at every setting and everything they lead to, and changes nothing. Ends with 1 if something is wrong. */
const findings = await examine(process.env, productFolder);
for (const { state, about, words } of findings) console.log(`${marks[state]}  ${about}: ${words}`);
const problems = findings.filter(({ state }) => state === 'problem').length;
const warnings = findings.filter(({ state }) => state === 'warning').length;
console.log(`\n${problems === 0 ? 'Ready to start' : `${problems} to mend before it starts`}, ${warnings} to know of.`);
process.exitCode = problems === 0 ? 0 : 1;
