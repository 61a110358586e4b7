import { useElementWidth } from '../../../ui/use-element-width.ts';
import type { FigureLink } from '../figure-links.ts';
import { ChartLink } from './chart-link.tsx';
import classes from './charts.module.css';
import { isDrawable, lengthOf } from './scale.ts';

export type Segment = { key: string; label: string; value: number; tone: 'young' | 'older' | 'late'; link: FigureLink };

type Props = {
  label: string;
  segments: readonly Segment[];
  /** The sum of the longest bar beside it, so that all have the same scale. */
  largest: number;
};

const height = 24;
const gap = 2;

/** A horizontal bar in segments, each a link to what it counts, with its figure inside. */
export function StackedBar({ label, segments, largest }: Props) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const shown = segments.filter(({ value }) => value > 0);
  const room = (width ?? 0) - gap * (shown.length - 1);
  const lengths = shown.map(({ value }) => lengthOf(value, largest, room, 14));
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      {isDrawable(width) && (
        <svg width={width} height={height} aria-label={label}>
          {shown.map((segment, index) => {
            const x = lengths.slice(0, index).reduce((sum, length) => sum + length + gap, 0);
            const length = lengths[index] ?? 0;
            const isWide = length > 10 + String(segment.value).length * 8;
            return (
              <ChartLink key={segment.key} link={segment.link} label={segment.label}>
                <rect
                  x={x}
                  y={0}
                  width={length}
                  height={height}
                  rx={4}
                  className={classes.bar}
                  data-tone={segment.tone}
                />
                {isWide && (
                  <text x={x + 8} y={16} className={classes.inside} data-tone={segment.tone}>
                    {segment.value}
                  </text>
                )}
              </ChartLink>
            );
          })}
        </svg>
      )}
    </div>
  );
}
