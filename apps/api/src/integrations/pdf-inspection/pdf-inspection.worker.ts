import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

// Its CommonJS files load in two thirds of the time of its ES modules; the code is the same.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@cantoo/pdf-lib'
      ? next(specifier, { ...context, conditions: ['node', 'require', 'default'] })
      : next(specifier, context),
});
const { inspectPdf } = await import('./inspect-pdf.ts');

/** One thread per file: what a hostile file does to it ends with the thread. */
const verdict = await inspectPdf(await readFile((workerData as { path: string }).path));
parentPort?.postMessage(verdict);
