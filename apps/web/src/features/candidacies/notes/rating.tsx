import type { CandidacyNotes } from '@fonendo/contract/candidacies/notes.schema';
import { starsRange } from '@fonendo/domain/candidacies/note';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Button, Rating } from '@mantine/core';
import '@mantine/core/styles/Rating.layer.css';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import { useAction } from '../../../platform/use-action.ts';
import classes from './notes.module.css';
import { cacheNotes, rateCandidacy } from './notes.queries.ts';

type Props = { candidacyId: string; rating: CandidacyNotes['rating']; canRate: boolean };

/** One's own rating, by pointer or arrow keys, beside the average. */
export function CandidacyRating({ candidacyId, rating: { average, count, mine }, canRate }: Props) {
  const { t } = useTranslation('candidateNotes');
  const labelId = useId();
  const rate = useAction({
    queue: 'rating',
    run: (stars: number | null) => rateCandidacy(candidacyId, stars),
    cache: (queryClient, notes) => cacheNotes(queryClient, candidacyId, notes),
    failed: t('rating.failed'),
  });
  // The click shows at once; if saving fails, the stored rating is shown again.
  const shown = rate.isBusy ? (rate.input ?? 0) : (mine ?? 0);
  return (
    <div className={classes.ratings}>
      <p className={classes.average} aria-live="polite">
        {average === null ? (
          t('rating.none')
        ) : (
          <>
            <Star size={18} className={classes.star} data-full aria-hidden />
            <strong className={classes.figure}>{formatAverage(average)}</strong>
            {t('rating.average', { count })}
          </>
        )}
      </p>
      {canRate && (
        <div className={classes.own}>
          <span id={labelId} className={classes.ownLabel}>
            {t('rating.label')}
          </span>
          <div role="radiogroup" aria-labelledby={labelId}>
            <Rating
              count={starsRange.max}
              value={shown}
              size={22}
              emptySymbol={<Star size={22} strokeWidth={1.5} className={classes.star} aria-hidden />}
              fullSymbol={<Star size={22} strokeWidth={1.5} className={classes.star} data-full aria-hidden />}
              // Zero stars remove one's own rating.
              getSymbolLabel={(stars) => (stars === 0 ? t('rating.clear') : t('rating.stars', { count: stars }))}
              onChange={(stars) => rate.start(stars || null)}
            />
          </div>
          {mine !== null && (
            <Button variant="subtle" size="compact-sm" aria-label={t('rating.clear')} onClick={() => rate.start(null)}>
              {t('rating.clearShort')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** "4,0": always with one decimal, so that the width does not change. */
const formatAverage = (average: number) =>
  new Intl.NumberFormat(localeTags[currentLocale()], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
