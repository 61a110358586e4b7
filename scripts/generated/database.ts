type Column = { name: string; type: string; primaryKey: boolean; notNull: boolean };
type ForeignKey = { tableFrom: string; columnsFrom: string[]; tableTo: string };
type Table = { name: string; columns: Record<string, Column>; foreignKeys: Record<string, ForeignKey> };
/** What drizzle-kit keeps of the schema beside each migration. */
export type Snapshot = { tables: Record<string, Table> };

/** Tables, columns and references as a Mermaid diagram. */
export function databaseDiagram({ tables }: Snapshot): string {
  const sorted = Object.values(tables).toSorted((a, b) => a.name.localeCompare(b.name));
  return [
    '# The database',
    '',
    'Made from the latest migration by `npm run generate`.',
    '',
    '```mermaid',
    'erDiagram',
    ...sorted.flatMap((table) => [
      `  ${table.name} {`,
      ...Object.values(table.columns).map((column) => `    ${describe(column, table)}`),
      '  }',
    ]),
    ...sorted.flatMap(({ foreignKeys, columns }) =>
      Object.values(foreignKeys).map(
        (key) => `  ${key.tableTo} ${cardinality(key, columns)} ${key.tableFrom} : "${key.columnsFrom.join(', ')}"`,
      ),
    ),
    '```',
    '',
  ].join('\n');
}

function describe({ name, type, primaryKey, notNull }: Column, table: Table): string {
  const isReference = Object.values(table.foreignKeys).some(({ columnsFrom }) => columnsFrom.includes(name));
  const keys = [primaryKey && 'PK', isReference && 'FK'].filter(Boolean).join(', ');
  // Mermaid reads a type as one word.
  return [type.replaceAll(/[^\w[\]]+/g, '_'), name, keys, notNull ? '' : '"optional"'].filter(Boolean).join(' ');
}

const cardinality = ({ columnsFrom }: ForeignKey, columns: Table['columns']) =>
  columnsFrom.every((name) => columns[name]?.notNull) ? '||--o{' : '|o--o{';
