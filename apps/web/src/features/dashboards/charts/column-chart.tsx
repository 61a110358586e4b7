import { useId } from 'react';
import { useElementWidth } from '../../../ui/use-element-width.ts';
import type { FigureLink } from '../figure-links.ts';
import { ChartLink } from './chart-link.tsx';
import classes from './charts.module.css';
import { axisTicks, isDrawable, lengthOf } from './scale.ts';

type Tone = 'young' | 'older' | 'late';

type Column = {
  key: string;
  /** Under the column. */
  name: string;
  /** Used where the name has no room. */
  shortName?: string;
  /** For screen readers: "agosto de 2026: 1.200 €". */
  label: string;
  value: number;
  /** What the value is made of, from the bottom up; one part of the column's tone if left out. */
  parts?: readonly { tone: Tone; value: number }[];
  /** Above the column, if there is room. */
  figure?: string;
  tone?: Tone;
  link: FigureLink;
  /** The current period: hatched. */
  running?: boolean;
};

type Props = {
  label: string;
  columns: readonly Column[];
  height?: number | undefined;
  /** Lines with their values at the left. */
  axis?: ((value: number) => string) | undefined;
  /** A limit with its name, before the last column. */
  limit?: string | undefined;
};

const foot = 20;
const figureHead = 22;
/** The name of a limit has a line above the figures. */
const limitHead = 16;
/** A letter under a column. */
const letter = 6.8;
const gutter = 50;
const narrowSlot = 76;
const widestBar = 88;

/** Vertical bars, each a link to what it counts. */
export function ColumnChart({ label, columns, height = 132, axis, limit }: Props) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      {isDrawable(width) && <Drawing {...{ label, columns, height, axis, limit, width }} />}
    </div>
  );
}

type Sizes = { width: number; height: number };

function Drawing({ label, columns, axis, limit, width, height }: Props & Sizes) {
  const hatch = useId();
  const largest = Math.max(1, ...columns.map(({ value }) => value));
  const ticks = axis ? axisTicks(largest) : [];
  const top = ticks.at(-1) ?? largest;
  const head = figureHead + (limit ? limitHead : 0);
  const room = height - head - foot;
  const left = axis ? gutter : 0;
  const slot = (width - left) / columns.length;
  const bar = Math.min(widestBar, slot - Math.max(3, slot * 0.18));
  const narrow = slot < narrowSlot;
  const nameOf = ({ name, shortName = name }: Column) => (narrow ? shortName : name);
  const isNamed = namesWithRoom(columns.map(nameOf), { slot, left, width });
  const bars = columns.map((column, index) => {
    const length = lengthOf(column.value, top, room);
    return { column, slotX: left + slot * index, y: head + room - length, length };
  });
  return (
    <>
      <svg width={width} height={height} aria-hidden="true" className={classes.ground}>
        <Lines {...{ width, height, left, ticks, axis }} yOf={(value) => head + room - (value / top) * room} />
        {bars.map(({ column, slotX, y }, index) => (
          <Names
            key={column.key}
            column={column}
            name={isNamed(index) ? nameOf(column) : ''}
            x={slotX + slot / 2}
            {...{ y, width, height }}
          />
        ))}
        {limit && <Limit x={width - slot} height={height} name={limit} />}
      </svg>
      <svg width={width} height={height} aria-label={label} className={classes.drawing}>
        <defs>
          {(['older', 'young'] as const).map((tone) => (
            <pattern
              key={tone}
              id={`${hatch}-${tone}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="3" height="6" className={classes.hatch} data-tone={tone} />
            </pattern>
          ))}
        </defs>
        {bars.map(({ column, slotX, y, length }) => (
          <ChartLink key={column.key} link={column.link} label={column.label}>
            <rect x={slotX} y={0} width={slot} height={height} className={classes.hit} />
            {partsOf(column, length).map((part) => (
              <rect
                key={part.tone}
                x={slotX + (slot - bar) / 2}
                y={y + part.top}
                width={bar}
                height={part.length}
                rx={3}
                className={classes.bar}
                data-tone={part.tone}
                {...(column.running && { style: { fill: `url(#${hatch}-${part.tone})` }, 'data-running': true })}
              />
            ))}
          </ChartLink>
        ))}
      </svg>
    </>
  );
}

const partGap = 1.5;

/** The parts of a column with their places, measured from its top. */
function partsOf({ parts, tone = 'older', value }: Column, length: number) {
  const shown = parts?.filter((part) => part.value > 0) ?? [];
  if (shown.length < 2) return [{ tone: shown[0]?.tone ?? tone, top: 0, length }];
  const room = Math.max(0, length - partGap * (shown.length - 1));
  const sizes = shown.map((part) => (part.value / value) * room);
  return shown.map((part, index) => ({
    tone: part.tone,
    top: sizes.slice(index + 1).reduce((sum, size) => sum + size + partGap, 0),
    length: sizes[index] ?? 0,
  }));
}

type LinesProps = Sizes &
  Pick<Props, 'axis'> & { left: number; ticks: readonly number[]; yOf: (value: number) => number };

/** Grid lines with their values, or only the base line. */
function Lines({ width, height, left, ticks, axis, yOf }: LinesProps) {
  if (!axis) return <line x1={0} x2={width} y1={height - foot} y2={height - foot} className={classes.hairline} />;
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} className={classes.hairline} />
      <text x={left - 8} y={yOf(tick) + 4} textAnchor="end" className={classes.axis}>
        {axis(tick)}
      </text>
    </g>
  ));
}

/** Which columns have room for their names: the last one always, the others at equal distances before it. */
function namesWithRoom(names: readonly string[], { slot, left, width }: { slot: number; left: number; width: number }) {
  const end = names.length - 1;
  const half = (index: number) => ((names[index]?.length ?? 0) * letter) / 2;
  const middle = (index: number) => left + slot * (index + 0.5);
  const others = names.slice(0, -1);
  // Who leaves some out has seen to the room.
  const widest = others.every(Boolean) ? Math.max(0, ...others.map((_, index) => 2 * half(index))) : 0;
  const every = Math.max(1, Math.ceil(widest / slot));
  const lastBegins = Math.min(middle(end) - half(end), width - 2 * half(end));
  return (index: number) =>
    index === end || ((end - index) % every === 0 && middle(index) + half(index) <= lastBegins - 2);
}

type NamesProps = Sizes & { column: Column; name: string; x: number; y: number };

/** The name below a column and the figure above it; the link has both in its label. */
function Names({ column: { figure, tone, running }, name, x, y, width, height }: NamesProps) {
  return (
    <>
      {figure && (
        <text {...placeOf(figure, x, width)} y={y - 6} className={classes.figure} data-tone={tone}>
          {figure}
        </text>
      )}
      <text
        {...placeOf(name, x, width)}
        y={height - 4}
        className={classes.axis}
        data-tone={tone}
        data-running={running || undefined}
      >
        {name}
      </text>
    </>
  );
}

function Limit({ x, height, name }: { x: number; height: number; name: string }) {
  return (
    <>
      <line x1={x} x2={x} y1={2} y2={height - foot} className={classes.limit} />
      <text x={x - 6} y={11} textAnchor="end" className={classes.limitName}>
        {name}
      </text>
    </>
  );
}

/** In the middle of its column; at the outermost ones a long word begins or ends at the edge. */
function placeOf(word: string, x: number, width: number) {
  const half = (word.length * letter) / 2;
  if (x + half > width) return { x: width - 2, textAnchor: 'end' as const };
  return x < half ? { x: 0, textAnchor: 'start' as const } : { x, textAnchor: 'middle' as const };
}
