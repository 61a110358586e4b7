import { staticSteps } from './static-steps.ts';
import { runSteps } from './steps.ts';

const results = await runSteps(staticSteps(), 2);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
