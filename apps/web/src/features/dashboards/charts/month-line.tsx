import { useElementWidth } from '../../../ui/use-element-width.ts';
import type { FigureLink } from '../figure-links.ts';
import { ChartLink } from './chart-link.tsx';
import classes from './charts.module.css';
import { axisTicks, isDrawable } from './scale.ts';

type Point = {
  key: string;
  /** Under the axis. */
  name: string;
  /** For screen readers: "agosto de 2026: 26 días, 4 personas". */
  label: string;
  /** Null without one: how many there were stands on the axis instead. */
  value: number | null;
  count: number;
  link: FigureLink;
};

type Props = {
  label: string;
  /** The running month is the last. */
  points: readonly Point[];
  target: { value: number; name: string };
};

const height = 148;
const head = 18;
const foot = 22;
const gutter = 30;
const narrow = 440;

/** A line over twelve months beside its target; each month that counts somebody is a link to them. */
export function MonthLine(props: Props) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      {isDrawable(width) && <Drawing {...props} width={width} />}
    </div>
  );
}

function Drawing({ label, points, target, width }: Props & { width: number }) {
  const ticks = axisTicks(Math.max(target.value, ...points.map(({ value }) => value ?? 0)), 2);
  const top = ticks.at(-1) ?? 1;
  const base = height - foot;
  const isNarrow = width < narrow;
  // The name of the target stands beside its line where there is room.
  const right = isNarrow ? 0 : 58;
  const slot = (width - gutter - right) / points.length;
  const xOf = (index: number) => gutter + slot * (index + 0.5);
  const yOf = (value: number) => base - (value / top) * (base - head);
  const known = points.flatMap(({ value }, index) => (value === null ? [] : [{ index, value }]));
  const marked = [known[0], known.at(-1)];
  const end = width - right;
  return (
    <>
      <svg width={width} height={height} aria-hidden="true" className={classes.ground}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={gutter} x2={end} y1={yOf(tick)} y2={yOf(tick)} className={classes.hairline} />
            <text x={gutter - 8} y={yOf(tick) + 4} textAnchor="end" className={classes.axis}>
              {tick}
            </text>
          </g>
        ))}
        {runsOf(known).map((run) => (
          <Run key={run[0]?.index} run={run} last={points.length - 1} {...{ xOf, yOf, base }} />
        ))}
        <line x1={gutter} x2={end} y1={yOf(target.value)} y2={yOf(target.value)} className={classes.target} />
        <text
          x={isNarrow ? gutter + 2 : end + 6}
          y={isNarrow ? yOf(target.value) + 14 : yOf(target.value) + 4}
          className={classes.targetName}
        >
          {target.name}
        </text>
        {points.map(({ key, name }, index) => (
          <text
            key={key}
            x={xOf(index)}
            y={height - 5}
            textAnchor="middle"
            className={classes.axis}
            data-running={index === points.length - 1 || undefined}
          >
            {isNarrow && (points.length - 1 - index) % 3 > 0 ? '' : name}
          </text>
        ))}
        {marked.map(
          (point, index) =>
            point && (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last, which may be the same month
                key={index}
                x={xOf(point.index)}
                y={yOf(point.value) + (point.value < target.value ? 17 : -8)}
                textAnchor="middle"
                className={classes.figure}
              >
                {index === 1 && marked[0] === point ? '' : point.value}
              </text>
            ),
        )}
      </svg>
      <svg width={width} height={height} aria-label={label} className={classes.drawing}>
        {points.map(
          ({ key, label: name, link, value, count }, index) =>
            count > 0 && (
              <ChartLink key={key} link={link} label={name}>
                <rect x={gutter + slot * index} y={0} width={slot} height={height} className={classes.hit} />
                {value === null ? (
                  <>
                    <circle cx={xOf(index)} cy={base - 12} r={8} className={classes.few} />
                    <text x={xOf(index)} y={base - 8} textAnchor="middle" className={classes.axis}>
                      {count}
                    </text>
                  </>
                ) : (
                  <circle
                    cx={xOf(index)}
                    cy={yOf(value)}
                    r={index === known.at(-1)?.index ? 4 : 2.5}
                    className={classes.point}
                  />
                )}
              </ChartLink>
            ),
        )}
      </svg>
    </>
  );
}

type Known = { index: number; value: number };

type RunProps = {
  run: readonly Known[];
  /** The running month. */
  last: number;
  xOf: (index: number) => number;
  yOf: (value: number) => number;
  base: number;
};

/** Months that follow each other; to the running one the line is dotted, since it is not over. */
function Run({ run, last, xOf, yOf, base }: RunProps) {
  const at = ({ index, value }: Known) => `${xOf(index)},${yOf(value)}`;
  const [first] = run;
  const end = run.at(-1);
  if (!first || !end) return null;
  const isRunning = end.index === last && run.length > 1;
  const over = isRunning ? run.slice(0, -1) : run;
  return (
    <>
      <polygon
        points={[...run.map(at), `${xOf(end.index)},${base}`, `${xOf(first.index)},${base}`].join(' ')}
        className={classes.area}
      />
      <polyline points={over.map(at).join(' ')} className={classes.monthLine} />
      {isRunning && <polyline points={run.slice(-2).map(at).join(' ')} className={classes.monthLine} data-running />}
    </>
  );
}

function runsOf(known: readonly Known[]): Known[][] {
  const runs: Known[][] = [];
  for (const point of known) {
    const current = runs.at(-1);
    if (current?.at(-1)?.index === point.index - 1) current.push(point);
    else runs.push([point]);
  }
  return runs;
}
