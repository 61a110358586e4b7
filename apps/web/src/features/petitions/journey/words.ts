import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { useTranslation } from 'react-i18next';
import { formatNearDay } from '../../../platform/format.ts';
import type { StatusGlyphName } from '../../../ui/marks/status-glyph.tsx';
import type { BadgeTone } from '../../../ui/marks/tone-badge.tsx';

/** What every step is told with, in the table, on the phone and in its dialog. */
export function useStepWords({ turn, resolutionCases }: Pick<Journey, 'turn' | 'resolutionCases'>) {
  const { t } = useTranslation('journey');

  /** In the unit that people would use. */
  const time = (days: number): string => {
    if (days >= 60) return t('months', { count: Math.round(days / 30.4) });
    if (days >= 14) return t('weeks', { count: Math.round(days / 7) });
    return t('days', { count: days });
  };

  const needs = ({ needs: steps }: ScheduledStep): string =>
    steps.map((step: JourneyStep) => t(`names.${step}`)).join(', ') || t('nothing');

  /** Where it comes from; what our own petitions took is said beside the article. */
  const sources = ({ step, article }: ScheduledStep): string[] => [
    ...(article === null ? [t('byPractice')] : [article]),
    ...(step === 'resolution' && resolutionCases !== null ? [t('ownCases', { count: resolutionCases })] : []),
  ];

  const badge = (one: ScheduledStep): { tone: BadgeTone; glyph: StatusGlyphName; text: string } => {
    if (one.state === 'done') return { tone: 'ok', glyph: 'tick', text: t('state.done') };
    if (one.step === turn) return { tone: 'warn', glyph: 'triangle', text: t('state.yours') };
    if (one.state === 'running') return { tone: 'teal', glyph: 'half', text: t('state.running') };
    if (one.lapsesOn !== null) return { tone: 'neutral', glyph: 'returned', text: t('state.lapsed') };
    const text =
      one.lapsesAfterDays === null ? t('state.waiting') : t('state.askFrom', { day: formatNearDay(one.start) });
    return { tone: 'neutral', glyph: 'dashed', text };
  };

  return { time, needs, sources, badge };
}
