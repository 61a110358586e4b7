import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../use-element-width.ts';
import { PulseDrawing } from './drawing.tsx';
import {
  nodePositions,
  type PulseMeasures,
  type PulseSize,
  type PulseState,
  pulseMeasures,
  standingAt,
} from './geometry.ts';
import classes from './line.module.css';

export type PulseStep = {
  key: string;
  label: string;
  /** A date, what is missing, the days left. */
  detail?: string;
  state: PulseState;
};

type Props = {
  /** Names the thing that moves along the line, for screen readers. */
  label: string;
  steps: readonly PulseStep[];
  size?: PulseSize;
  /** What `full` and `dense` turn into where their labels would not fit. */
  narrow?: 'vertical' | 'compact';
  /** On the teal panel of the login page. */
  tone?: 'default' | 'panel';
  /** The line starts beyond the left edge and ends beyond the right one; the parent clips it. */
  bleed?: boolean;
};

/** The small sizes do not grow in a wide place. */
const longest = { full: Number.POSITIVE_INFINITY, dense: Number.POSITIVE_INFINITY, compact: 326, minimal: 140 };

/** Labels of horizontal lines need this width per step. */
const narrowestColumn = 104;

/** What a letter of a label and the room beside it take, a little more than the average: a word is never broken. */
const labelMeasures = { full: { letter: 8.4, beside: 12 }, dense: { letter: 7.8, beside: 4 } };

function widestWord(size: 'full' | 'dense', steps: readonly PulseStep[]): number {
  const words = steps.flatMap(({ label }) => label.split(' '));
  return Math.max(...words.map((word) => word.length * labelMeasures[size].letter));
}

const fits = (size: 'full' | 'dense', steps: readonly PulseStep[], column: number): boolean =>
  column >= Math.max(narrowestColumn, widestWord(size, steps) + labelMeasures[size].beside);

/** As asked for where the labels fit, else smaller, else without them beside each other. */
function shownSize({ size = 'full', narrow = 'vertical', steps }: Props, width: number | null): PulseSize {
  if (width === null || (size !== 'full' && size !== 'dense')) return size;
  const column = width / steps.length;
  return ([size, 'dense'] as const).find((one) => fits(one, steps, column)) ?? narrow;
}

/** The signature of the product: past steps are heartbeats, future ones a flat line. */
export function PulseLine(props: Props) {
  const { label, steps, tone = 'default', bleed = false } = props;
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const shown = shownSize(props, width);
  const measured = { '--word': `${widestWord('dense', steps)}px` } as CSSProperties;
  return (
    <div ref={ref} className={classes.line} data-size={shown} data-tone={tone} style={measured}>
      {width !== null &&
        (shown === 'vertical' ? (
          <StandingLine label={label} steps={steps} />
        ) : (
          <LyingLine label={label} steps={steps} size={shown} width={width} bleed={bleed} />
        ))}
    </div>
  );
}

type LyingProps = Pick<Props, 'label' | 'steps'> & {
  size: Exclude<PulseSize, 'vertical'>;
  width: number;
  bleed: boolean;
};

function LyingLine({ label, steps, size, width, bleed }: LyingProps) {
  const measures = pulseMeasures[size];
  const length = Math.min(width, longest[size]);
  const labelled = measures.spread === 'columns';
  return (
    <>
      <PulseDrawing
        states={steps.map(({ state }) => state)}
        positions={nodePositions(steps.length, length, measures)}
        measures={measures}
        axis="lying"
        length={length}
        bleed={bleed}
      />
      {labelled ? (
        <StepList label={label} steps={steps} />
      ) : (
        <>
          <VisuallyHidden>
            <StepList label={label} steps={steps} />
          </VisuallyHidden>
          <Summary steps={steps} named={size === 'compact'} />
        </>
      )}
    </>
  );
}

/** Rows are as high as their texts; the nodes follow the rows. */
function StandingLine({ label, steps }: Pick<Props, 'label' | 'steps'>) {
  const measures: PulseMeasures = pulseMeasures.vertical;
  const list = useRef<HTMLOListElement>(null);
  const [rows, setRows] = useState<{ positions: number[]; length: number } | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      // While hidden, all rows would be at the top; the observer calls again when they are shown.
      if (element.offsetHeight === 0) return;
      setRows({
        positions: [...element.children].map((row) => (row as HTMLElement).offsetTop + 12),
        length: element.offsetHeight,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {rows && rows.positions.length === steps.length && (
        <PulseDrawing
          states={steps.map(({ state }) => state)}
          positions={rows.positions}
          measures={measures}
          axis="standing"
          length={rows.length}
          bleed={false}
        />
      )}
      <StepList label={label} steps={steps} listRef={list} />
    </>
  );
}

type StepListProps = Pick<Props, 'label' | 'steps'> & { listRef?: React.Ref<HTMLOListElement> };

function StepList({ label, steps, listRef }: StepListProps) {
  const { t } = useTranslation('ui');
  const standing = standingAt(steps.map(({ state }) => state));
  return (
    <ol ref={listRef} className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={classes.step}
          data-state={step.state}
          aria-current={index === standing ? 'step' : undefined}
        >
          <span className={classes.label}>{step.label}</span>
          <VisuallyHidden>{`: ${t(`pulse.${step.state}`)}`}</VisuallyHidden>
          {step.detail && <span className={classes.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A one-line summary for sizes without room for labels. Hidden from screen readers: the list says the same. */
function Summary({ steps, named }: { steps: readonly PulseStep[]; named: boolean }) {
  const { t } = useTranslation('ui');
  const index = standingAt(steps.map(({ state }) => state));
  const step = steps[index];
  if (!step) return null;
  const position = { step: index + 1, total: steps.length };
  return (
    <p className={classes.summary} aria-hidden="true">
      {named ? t('pulse.stepNamed', { ...position, label: step.label }) : t('pulse.step', position)}
      {named && step.detail && (
        <span className={classes.detail} data-state={step.state}>
          {step.detail}
        </span>
      )}
    </p>
  );
}
