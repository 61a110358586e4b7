import { expect, test } from 'vitest';
import { databaseDiagram } from './database.ts';
import { lifecycleDiagrams, stateDiagram } from './lifecycles.ts';
import { permissionMatrix } from './permissions.ts';

test('the matrix shows who may call a route, and whose things they touch with it', () => {
  const route = { method: 'GET', right: null, inPerson: false, whileActing: null } as const;
  const matrix = permissionMatrix([
    { ...route, path: '/users/:id', access: ['superadmin', 'admin'], reach: 'others', inPerson: true },
    { ...route, path: '/health', access: 'public', reach: 'common' },
    { ...route, path: '/payments/:id', access: 'signedIn', reach: 'ownUnlessAdministrator' },
    {
      ...route,
      path: '/offers/:id',
      access: ['hospital', 'recruiter'],
      reach: 'own',
      right: 'writeOffers',
      whileActing: 'A draft.',
    },
    { ...route, path: '/auth/session', access: 'anySession', reach: 'own' },
  ]);
  expect(matrix.split('\n').filter((line) => line.startsWith('| `GET'))).toEqual([
    '| `GET /api/auth/session` |  | own | own | own | own | own | own | own | own | own |  |  |',
    '| `GET /api/health` | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes |  |  |',
    '| `GET /api/offers/:id` |  |  |  |  |  |  | own | own |  |  | writeOffers | A draft. |',
    '| `GET /api/payments/:id` |  |  | all | all | own | own | own | own | own | own |  |  |',
    '| `GET /api/users/:id` |  |  | others | others |  |  |  |  |  |  |  | refused |',
  ]);
  expect(matrix).toContain('5 routes by 10 kinds of callers: 50 cells.');
});

test('the diagram shows tables, keys and references', () => {
  const column = { type: 'uuid', primaryKey: false, notNull: true };
  const diagram = databaseDiagram({
    tables: {
      'public.users': { name: 'users', columns: { id: { ...column, name: 'id', primaryKey: true } }, foreignKeys: {} },
      'public.audit': {
        name: 'audit',
        columns: {
          actor: { ...column, name: 'actor', notNull: false },
          at: { ...column, name: 'at', type: 'timestamp with time zone' },
        },
        foreignKeys: { fk: { tableFrom: 'audit', columnsFrom: ['actor'], tableTo: 'users' } },
      },
    },
  });
  expect(diagram).toContain(
    '  audit {\n    uuid actor FK "optional"\n    timestamp_with_time_zone at\n  }\n  users {\n    uuid id PK\n  }',
  );
  expect(diagram).toContain('  users |o--o{ audit : "actor"');
});

test('a lifecycle is drawn with one arrow between two statuses, and what changes nothing below it', () => {
  const arrow = { from: 'draft', to: 'pending', event: 'publish', by: 'hospital' };
  expect(
    stateDiagram([
      arrow,
      { ...arrow, event: 'close', to: 'closed' },
      { ...arrow, event: 'close', to: 'closed', by: 'administrator' },
      { ...arrow, event: 'expire', to: 'closed', by: null },
      { ...arrow, event: 'edit', to: 'draft' },
    ]),
  ).toEqual([
    '```mermaid',
    'stateDiagram-v2',
    '  draft --> pending : publish (hospital)',
    '  draft --> closed : close (hospital, administrator), expire',
    '```',
    '',
    '- `draft` stays: edit (hospital)',
  ]);
});

test('the lifecycles are read from the decisions', () => {
  const diagrams = lifecycleDiagrams();
  expect(diagrams).toContain('  Sended --> Aproved : approve (administrator)');
  expect(diagrams).toContain('  discarded --> applied : undoDiscard (hospital)');
  expect(diagrams).toContain('  discarded --> inProcess : undoDiscard (hospital)');
  expect(diagrams).toContain('  pending --> duplicate : pay');
});
