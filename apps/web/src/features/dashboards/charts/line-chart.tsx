import { useElementWidth } from '../../../ui/use-element-width.ts';
import type { FigureLink } from '../figure-links.ts';
import { ChartLink } from './chart-link.tsx';
import classes from './charts.module.css';
import { isDrawable } from './scale.ts';

/** Null without a value: the line has a gap there. */
type Point = { key: string; label: string; value: number; upper: number; link: FigureLink } | null;

type Props = {
  label: string;
  points: readonly Point[];
  height?: number;
  /** A dashed line at what is aimed at. */
  target?: number | undefined;
};

const inset = 6;

/** A line over time with a band up to the upper value; each point is a link to what it counts. */
export function LineChart({ label, points, height = 56, target }: Props) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const largest = Math.max(1, target ?? 0, ...points.map((point) => point?.upper ?? 0));
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      {isDrawable(width) && <Drawing {...{ label, points, height, target, width, largest }} />}
    </div>
  );
}

type DrawingProps = Props & Required<Pick<Props, 'height'>> & { width: number; largest: number };

function Drawing({ label, points, height, target, width, largest }: DrawingProps) {
  const slot = width / points.length;
  const xOf = (index: number) => slot * (index + 0.5);
  const yOf = (value: number) => height - inset - (value / largest) * (height - 2 * inset);
  const last = points.findLastIndex((point) => point !== null);
  return (
    <>
      <svg width={width} height={height} aria-hidden="true" className={classes.ground}>
        <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} className={classes.hairline} />
        {target !== undefined && (
          <line x1={0} x2={width} y1={yOf(target)} y2={yOf(target)} className={classes.target} />
        )}
        {runsOf(points).map((run) => {
          const line = run.map(({ index, value }) => `${xOf(index)},${yOf(value)}`);
          const back = run.toReversed().map(({ index, upper }) => `${xOf(index)},${yOf(upper)}`);
          return (
            <g key={run[0]?.index}>
              <polygon points={[...line, ...back].join(' ')} className={classes.band} />
              <polyline points={line.join(' ')} className={classes.line} />
            </g>
          );
        })}
      </svg>
      <svg width={width} height={height} aria-label={label} className={classes.drawing}>
        {points.map(
          (point, index) =>
            point && (
              <ChartLink key={point.key} link={point.link} label={point.label}>
                <rect x={slot * index} y={0} width={slot} height={height} className={classes.hit} />
                <circle cx={xOf(index)} cy={yOf(point.value)} r={index === last ? 4 : 2.5} className={classes.point} />
              </ChartLink>
            ),
        )}
      </svg>
    </>
  );
}

/** The parts without a gap. */
function runsOf(points: readonly Point[]): { index: number; value: number; upper: number }[][] {
  const runs: { index: number; value: number; upper: number }[][] = [];
  points.forEach((point, index) => {
    if (!point) return;
    const current = runs.at(-1);
    const entry = { index, value: point.value, upper: point.upper };
    if (current?.at(-1)?.index === index - 1) current.push(entry);
    else runs.push([entry]);
  });
  return runs;
}
