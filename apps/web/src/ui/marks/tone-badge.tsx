import type { ReactNode } from 'react';
import { StatusGlyph, type StatusGlyphName } from './status-glyph.tsx';
import classes from './tone-badge.module.css';

export type BadgeTone = 'neutral' | 'warn' | 'info' | 'teal' | 'ok' | 'bad';

type Props = { tone: BadgeTone; glyph: StatusGlyphName; children: ReactNode };

/** Shape, colour and word of a status. Which status takes which is decided in features/statuses. */
export function ToneBadge({ tone, glyph, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <StatusGlyph name={glyph} size="var(--f-glyph)" />
      {children}
    </span>
  );
}
