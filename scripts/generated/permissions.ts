import { policyGroups } from '@fonendo/domain/policy-group';
import type { DeclaredRoute } from '../../apps/api/src/http/access-check.ts';

/** Who may call what, from the routes' own declarations. What a call may touch is decided per resource, by the policies. */
export function permissionMatrix(routes: readonly DeclaredRoute[]): string {
  const columns = ['signed out', 'unverified', ...policyGroups];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = routes
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map(({ method, path, access }) => {
      const may = [
        access === 'public',
        access === 'public' || access === 'anySession',
        ...policyGroups.map((group) => typeof access === 'string' || access.includes(group)),
      ];
      return row([`\`${method} /api${path}\``, ...may.map((allowed) => (allowed ? 'yes' : ''))]);
    });
  return [
    '# Who may call what',
    '',
    'Made from the routes by `npm run generate`. An empty cell is answered with 401 or 403.',
    '',
    row(['call', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...rows,
    '',
  ].join('\n');
}
