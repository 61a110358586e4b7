import { expect, test } from 'vitest';
import { databaseDiagram } from './database.ts';
import { permissionMatrix } from './permissions.ts';

test('the matrix shows who may call a route', () => {
  const matrix = permissionMatrix([
    { method: 'GET', path: '/users', access: ['admin'] },
    { method: 'GET', path: '/health', access: 'public' },
    { method: 'GET', path: '/auth/session', access: 'anySession' },
  ]);
  expect(matrix.split('\n').slice(6, 9)).toEqual([
    '| `GET /api/auth/session` |  | yes | yes | yes | yes | yes | yes | yes |',
    '| `GET /api/health` | yes | yes | yes | yes | yes | yes | yes | yes |',
    '| `GET /api/users` |  |  |  | yes |  |  |  |  |',
  ]);
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
