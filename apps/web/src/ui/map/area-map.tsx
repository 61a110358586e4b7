import type { ReactNode } from 'react';
import classes from './area-map.module.css';

export type MapArea = {
  id: string;
  /** The name, and what is counted there. */
  label: string;
  /** Where its number stands; the centre of its circle, where it has no outline. */
  centre: readonly [x: number, y: number];
  outline?: string | undefined;
  tone: 0 | 1 | 2 | 3 | 4;
  /** The number in it; none where there is nothing. */
  figure?: string | undefined;
  chosen?: boolean;
};

type Props = {
  label: string;
  areas: readonly MapArea[];
  size: { width: number; height: number };
  /** Parts what is drawn elsewhere than it lies. */
  insetLine: string;
  radius: number;
  /** Makes an area something that can be chosen. Without it the map is a picture, and says its figures elsewhere. */
  wrap?: (area: MapArea, drawn: ReactNode) => ReactNode;
};

/** A map with a number in each area. */
export function AreaMap({ label, areas, size, insetLine, radius, wrap }: Props) {
  return (
    <svg
      className={classes.map}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role={wrap ? 'group' : 'img'}
      aria-label={label}
    >
      <path className={classes.inset} d={insetLine} />
      {areas.map((area) => (
        <g key={area.id}>{wrap ? wrap(area, <Area {...{ area, radius }} />) : <Area {...{ area, radius }} />}</g>
      ))}
      {/* Above all neighbours, while the areas keep their order and with it the focus. */}
      {areas.map((area) => area.chosen && <Shape key={area.id} {...{ area, radius }} className={classes.ring} />)}
    </svg>
  );
}

/** The class of the element around an area (a link, a button): it shows the pointer and the focus. */
export const areaClass = classes.area ?? '';

type AreaProps = { area: MapArea; radius: number };

function Area({ area, radius }: AreaProps) {
  const { label, centre, tone, figure } = area;
  const [x, y] = centre;
  return (
    <>
      <title>{label}</title>
      <Shape {...{ area, radius }} className={classes.shape} />
      {figure && (
        <text className={classes.figure} data-tone={tone} x={x} y={y} aria-hidden>
          {figure}
        </text>
      )}
    </>
  );
}

function Shape({ area: { centre, outline, tone }, radius, className }: AreaProps & { className: string | undefined }) {
  const [cx, cy] = centre;
  const drawn = { className, 'data-tone': tone };
  return outline ? <path {...drawn} d={outline} /> : <circle {...drawn} {...{ cx, cy }} r={radius} />;
}
