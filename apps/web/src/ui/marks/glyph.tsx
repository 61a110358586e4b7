import classes from './glyph.module.css';

export type GlyphName =
  | 'badge-check'
  | 'badge-info'
  | 'calendar-clock'
  | 'calendar-x'
  | 'check'
  | 'circle-dashed'
  | 'clock'
  | 'file-clock'
  | 'file-text'
  | 'hourglass'
  | 'minus'
  | 'pen-line'
  | 'star'
  | 'video';

type Props = { icon: GlyphName; size: number };

/** An icon in the colour of its words, for what stands on a page by the hundred. */
export function Glyph({ icon, size }: Props) {
  return <span className={classes.glyph} data-icon={icon} style={{ width: size, height: size }} aria-hidden="true" />;
}
