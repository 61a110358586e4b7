import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import { Flag } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthLabel, formatNearDay } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusGlyph } from '../../../ui/marks/status-glyph.tsx';
import { useElementWidth } from '../../../ui/use-element-width.ts';
import classes from './chart.module.css';
import { type Axis, axisOf, type ChartLane, type ChartRow, jointsOf, labelSide, lanesOf } from './chart-geometry.ts';

/** What a letter of a label takes, for finding a place: a little more than the average. */
const letterWidth = 7;

type Props = { journey: Journey };

/** The steps as bars over the months. Only a picture: the table below says the same in words. */
export function JourneyChart({ journey }: Props) {
  const { t } = useTranslation('journey');
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const lanes = lanesOf(journey);
  return (
    <Card padding="rows">
      <div className={classes.chart} role="img" aria-label={t('chart')}>
        <div className={classes.head} />
        {lanes.map((lane) => (
          <LaneName key={lane.lane} lane={lane} journey={journey} />
        ))}
        <div className={classes.track} ref={ref}>
          {width !== null && <Track journey={journey} lanes={lanes} axis={axisOf(journey, width)} width={width} />}
        </div>
      </div>
      <Legend />
    </Card>
  );
}

function LaneName({ lane: { lane, height }, journey: { post } }: { lane: ChartLane; journey: Journey }) {
  const { t } = useTranslation('journey');
  const authority = lane === 'post' ? post?.hospital : lane === 'college' ? post?.province : null;
  return (
    <div className={classes.lane} style={{ height }}>
      <p className={classes.laneName}>{t(`lanes.${lane}`)}</p>
      <p className={classes.authority}>{authority ?? t(`authorities.${lane}`)}</p>
    </div>
  );
}

type TrackProps = Props & { lanes: readonly ChartLane[]; axis: Axis; width: number };

function Track({ journey, lanes, axis, width }: TrackProps) {
  const { t } = useTranslation('journey');
  const { today, firstDay, ready, post } = journey;
  const { x } = axis;
  return (
    <>
      {axis.months.map((month) => (
        <div key={month} className={classes.month} style={{ left: x(month) }}>
          <span>{formatMonthLabel(month, month === axis.from || month.slice(5, 7) === '01')}</span>
        </div>
      ))}
      {firstDay && !ready && (
        <div
          className={classes.band}
          style={{ left: x(firstDay.likely), width: x(firstDay.worst) - x(firstDay.likely) }}
        />
      )}
      {lanes.slice(1).map(({ lane, top }) => (
        <div key={lane} className={classes.divider} style={{ '--top': `${top}px` } as CSSProperties} />
      ))}
      {jointsOf(lanes).map(({ day, from, to }) => (
        <div
          key={`${day}-${from}`}
          className={classes.joint}
          style={{ left: x(day), '--top': `${from}px`, height: to - from } as CSSProperties}
        />
      ))}
      {lanes.flatMap((lane) =>
        lane.rows.map((row) => <Row key={row.one.step} row={row} axis={axis} today={today} width={width} />),
      )}
      <Line day={today} x={x(today)} width={width} kind="today" label={t('today', { day: formatNearDay(today) })} />
      {firstDay && !ready && (
        <Line day={firstDay.likely} x={x(firstDay.likely)} width={width} kind="first" label={t('firstDay')} />
      )}
      {post?.agreed && <Line day={post.agreed} x={x(post.agreed)} width={width} kind="agreed" label={t('agreedDay')} />}
    </>
  );
}

type LineProps = {
  day: string;
  x: number;
  width: number;
  kind: 'today' | 'first' | 'agreed';
  label: string;
};

function Line({ x, width, kind, label }: LineProps) {
  return (
    <div className={classes.line} data-kind={kind} style={{ left: x }}>
      <span className={classes.tag} data-side={x > width - 90 ? 'left' : 'middle'}>
        {kind === 'first' && <Flag size={12} aria-hidden />}
        {label}
      </span>
    </div>
  );
}

type RowProps = { row: ChartRow; axis: Axis; today: string; width: number };

/** The narrowest bar that can still be seen. */
const narrowest = 10;

function Row({ row: { one, top }, axis: { x }, today, width }: RowProps) {
  const { t } = useTranslation('journey');
  const { start, end, worst, state, step, critical, optional } = one;
  const from = Math.min(x(start), x(end) - narrowest);
  const last = optional || state === 'done' ? end : worst;
  const name = t(`names.${step}`);
  const date = formatNearDay(end);
  const side = labelSide({ from, end: x(end), to: x(last) }, (name.length + date.length + 3) * letterWidth, {
    ...{ today: x(today), width },
  });
  const places = {
    left: { right: width - from + 8 },
    inside: { right: width - x(end) + 8 },
    over: { left: x(end) + 8 },
    right: { left: x(last) + 8 },
  };
  return (
    <div className={classes.row} style={{ '--top': `${top}px` } as CSSProperties}>
      {last > end && (
        <span className={classes.tail} data-critical={critical || undefined} style={spanOf(x, end, last)} />
      )}
      <span
        className={classes.bar}
        data-state={state}
        data-critical={critical || undefined}
        style={{ left: Math.max(from, 0), width: x(end) - Math.max(from, 0) }}
      >
        {state === 'running' && <span className={classes.filled} style={{ width: x(today) - x(start) }} />}
        {state === 'done' && x(end) - from > 20 && <StatusGlyph name="tick" />}
      </span>
      <span className={classes.label} data-critical={critical || undefined} data-side={side} style={places[side]}>
        <strong>{name}</strong> {dateOf(one, date)}
      </span>
    </div>
  );
}

const dateOf = ({ state }: ScheduledStep, date: string) => (state === 'done' ? date : `≈ ${date}`);

const spanOf = (x: Axis['x'], from: string, to: string) => ({ left: x(from), width: x(to) - x(from) });

function Legend() {
  const { t } = useTranslation('journey');
  return (
    <div className={classes.legend}>
      {(['critical', 'slack', 'worst', 'done'] as const).map((kind) => (
        <span key={kind} className={classes.legendItem}>
          <span className={classes.swatch} data-kind={kind} aria-hidden />
          {t(`legend.${kind}`)}
        </span>
      ))}
      <span className={classes.source}>{t('legend.typical')}</span>
    </div>
  );
}
