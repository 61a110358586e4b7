/** What other features may use of processes. */
export { processesQuery } from './processes.queries.ts';
export { StepOutlineList } from './steps/outline-list.tsx';
