/** What other features may use of processes. */
export { presentStepOutline } from './process.presenter.ts';
export { findDefaultProcessId, findProcess, findStepsOf } from './processes.repository.ts';
