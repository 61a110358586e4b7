/** What can be started in a package, as `npm run` names it, and what each is built from. */
export const commands = {
  start: 'scripts/package/start.ts',
  worker: 'scripts/package/worker.ts',
  doctor: 'apps/api/src/operations/doctor.ts',
  backup: 'apps/api/src/operations/backup.ts',
  restore: 'apps/api/src/operations/restore.ts',
  'export-tenant': 'apps/api/src/operations/export-tenant.ts',
  'create-admin': 'apps/api/src/create-admin.ts',
  jobs: 'apps/api/src/manage-jobs.ts',
  retention: 'apps/api/src/retention.ts',
  'sweep-files': 'apps/api/src/sweep-files.ts',
  'invoices:verify': 'apps/api/src/verify-invoices.ts',
} as const;

/** What the commands start themselves: the server, and its threads. */
const parts = [
  'apps/api/src/serve.ts',
  'apps/api/src/db/embedded/embedded.worker.ts',
  'apps/api/src/pdf/sheet.worker.ts',
  'apps/api/src/pdf/picture/picture.worker.ts',
  'apps/api/src/integrations/pdf-inspection/pdf-inspection.worker.ts',
];

const nameOf = (source: string): string => source.slice(source.lastIndexOf('/') + 1).replace(/\.ts$/, '');

/** `npm run create-admin` runs `create-admin.js`, `npm run invoices:verify` `invoices-verify.js`. */
export const fileOf = (command: string): string => `${command.replaceAll(':', '-')}.js`;

/** The name of each file without its ending, and its source. */
export const programs: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(commands).map(([command, source]) => [fileOf(command).replace(/\.js$/, ''), source]),
  ),
  ...Object.fromEntries(parts.map((source) => [nameOf(source), source])),
};
