import type { Certification } from '@fonendo/domain/hospitals/view';
import type { StatusGlyphName } from '../../ui/marks/status-glyph.tsx';
import type { BadgeTone } from '../../ui/marks/tone-badge.tsx';

/** What is said to hospitals about a doctor's right to practise, the same everywhere. */
export const certificationLooks: Record<Certification, { tone: BadgeTone; glyph: StatusGlyphName }> = {
  recognised: { tone: 'ok', glyph: 'tick' },
  pendingVerification: { tone: 'warn', glyph: 'clock' },
  inProgress: { tone: 'teal', glyph: 'half' },
  notStarted: { tone: 'neutral', glyph: 'dashed' },
};
