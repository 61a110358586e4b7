import type { DeclaredRoute } from '../../apps/api/src/http/access/access-check.ts';
import { type Caller, callers, type Permission, permissionOf } from '../../apps/api/src/http/access/permissions.ts';

const headings: Record<Caller, string> = {
  signedOut: 'signed out',
  unverified: 'unverified',
  superadmin: 'superadmin',
  admin: 'admin',
  certifiedDoctor: 'certified doctor',
  notCertifiedDoctor: 'not certified doctor',
  administrator: 'hospital: administrator',
  recruiter: 'recruiter: recruiter',
  selectionCoordinator: 'recruiter: coordinator',
  administrative: 'recruiter: administrative',
};

const marks: Record<Permission, string> = {
  none: '',
  common: 'yes',
  own: 'own',
  others: 'others',
  all: 'all',
  secret: 'secret',
};

const introduction = `# Who may call what

Made from the routes by \`npm run generate\`; \`apps/api/src/whole-api/permissions.test.ts\` calls every cell, with something of
the caller's own and with somebody else's, and the same while an administrator acts as them.

| cell | what is one's own | what is somebody else's |
| --- | --- | --- |
| (empty) | 401 signed out or expired, else 403 | the same |
| own | yes | 404, as if it did not exist; left out of lists |
| all | yes | yes |
| others | 403 | yes |
| secret | yes, to whoever brings the secret: a link, a code, a signature, a password | refused |
| yes | belongs to nobody: prices, holidays, this description | |

One's own is what belongs to the person or to the hospital they work for, and what its owner opens to them: an open offer
to doctors, a doctor who wishes to be found to hospitals. A hospital's people have the group \`hospital\` (administrators) or
\`recruiter\` (the other three roles); *right* is what a role needs for the call, and nobody outside the hospital has it.
*While acting*: what an administrator who acts as somebody may not do is refused (403), which is every change but those
with their reason here; what they may read has that person's cells. Of others' accounts, an admin changes those of everybody
but administrators, a superadmin those of all.`;

/** Every route by everybody who can call it, from the routes' own declarations. */
export function permissionMatrix(routes: readonly DeclaredRoute[]): string {
  const sections = Object.entries(Object.groupBy(routes, ({ path }) => path.split('/')[1] ?? ''))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([noun, group = []]) => [`## ${noun}`, '', ...table(group)].join('\n'));
  const cells = routes.length * callers.length;
  const counted = `${routes.length} routes by ${callers.length} kinds of callers: ${cells} cells.`;
  return `${[introduction, counted, ...sections].join('\n\n')}\n`;
}

function table(routes: readonly DeclaredRoute[]): string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const columns = ['call', ...callers.map((caller) => headings[caller]), 'right', 'while acting'];
  const rows = routes
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map((route) =>
      row([
        `\`${route.method} /api${route.path}\``,
        ...callers.map((caller) => marks[permissionOf(route, caller)]),
        route.right ?? '',
        route.inPerson ? 'refused' : (route.whileActing ?? ''),
      ]),
    );
  return [row(columns), row(columns.map(() => '---')), ...rows];
}
