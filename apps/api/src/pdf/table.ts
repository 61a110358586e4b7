import type { Flow } from './flow.ts';
import type { TextStyleName } from './style.ts';

export type Column = {
  label: string;
  /** Relative width of the column. */
  share: number;
  /** Numbers are right-aligned. */
  align?: 'left' | 'right';
};

export type Table = {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Sums below the rows, at the right; the last one is emphasised. */
  totals?: readonly (readonly [name: string, value: string])[];
};

type Cell = { text: string; x: number; width: number; align: 'left' | 'right'; style: TextStyleName; tag: 'TH' | 'TD' };

const gap = 14;
const padding = 6;

export function writeTable(flow: Flow, { columns, rows, totals = [] }: Table) {
  const cells = columnBoxes(flow, columns);
  const table = flow.group('Table');
  writeRow(
    flow,
    table,
    columns.map(({ label }, index) => ({ ...cells(index), text: label, style: 'small', tag: 'TH' })),
  );
  for (const row of rows) {
    writeRow(
      flow,
      table,
      row.map((text, index) => {
        const box = cells(index);
        return { ...box, text, style: box.align === 'right' ? 'figures' : 'body', tag: 'TD' };
      }),
    );
  }
  if (totals.length > 0) flow.space(4);
  for (const [index, [name, value]] of totals.entries()) {
    const isLast = index === totals.length - 1;
    const half = flow.width / 2;
    writeRow(
      flow,
      table,
      [
        {
          text: name,
          x: flow.left + half,
          width: half * 0.55 - gap,
          align: 'left',
          style: isLast ? 'total' : 'soft',
          tag: 'TH',
        },
        {
          text: value,
          x: flow.left + half * 1.55,
          width: half * 0.45,
          align: 'right',
          style: isLast ? 'total' : 'figures',
          tag: 'TD',
        },
      ],
      { line: false, padding: isLast ? 4 : 2.5 },
    );
  }
  table.end();
  flow.space(10);
}

export function writeFacts(
  flow: Flow,
  rows: readonly (readonly [name: string, value: string])[],
  { nameWidth = 140, after = 8 }: { nameWidth?: number; after?: number } = {},
) {
  const table = flow.group('Table');
  for (const [name, value] of rows) {
    writeRow(
      flow,
      table,
      [
        { text: name, x: flow.left, width: nameWidth - gap, align: 'left', style: 'soft', tag: 'TH' },
        {
          text: value,
          x: flow.left + nameWidth,
          width: flow.width - nameWidth,
          align: 'left',
          style: 'body',
          tag: 'TD',
        },
      ],
      { line: false, padding: 1.5 },
    );
  }
  table.end();
  flow.space(after);
}

function columnBoxes(flow: Flow, columns: readonly Column[]) {
  const free = flow.width - gap * (columns.length - 1);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const boxes: { x: number; width: number; align: 'left' | 'right' }[] = [];
  let x = flow.left;
  for (const { share, align = 'left' } of columns) {
    const width = (free * share) / shares;
    boxes.push({ x, width, align });
    x += width + gap;
  }
  return (index: number) => {
    const box = boxes[index];
    if (!box) throw new Error('A row of the table has more cells than the table has columns');
    return box;
  };
}

/** A row is never split over two pages. */
function writeRow(
  flow: Flow,
  table: ReturnType<Flow['group']>,
  cells: readonly Cell[],
  options: { line?: boolean; padding?: number } = {},
) {
  const inset = options.padding ?? padding;
  const height = Math.max(...cells.map(({ text, style, width }) => flow.heightOf(text, style, width)));
  flow.ensureRoom(height + inset * 2);
  const y = flow.y() + inset;
  const row = flow.group('TR', table);
  for (const { text, style, tag, ...box } of cells) flow.block(tag, text, style, { ...box, y }, row);
  row.end();
  flow.moveTo(y + height + inset);
  if (options.line ?? true) flow.rule();
}
