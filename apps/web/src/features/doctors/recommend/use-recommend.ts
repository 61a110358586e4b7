import type { Recommended } from '@fonendo/contract/offers/recommendations.schema';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../platform/format.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { toast } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { recommendOffer } from '../directory/directory.queries.ts';

type Choice = { offerId: string; doctorIds: string[]; message: string };

/** Sends a recommendation and says whom it reached and who was skipped. */
export function useRecommend(onDone: () => void) {
  const { t } = useTranslation('directory');
  const showResult = ({ told, skipped }: Recommended) => {
    const names = formatList(skipped.map(({ name }) => name));
    toast({
      tone: told > 0 ? 'success' : 'info',
      title: told > 0 ? t('recommend.told', { count: told }) : t('recommend.nobody'),
      ...(skipped.length > 0 && { message: t('recommend.skipped', { names }) }),
    });
  };
  return useAction({
    run: ({ offerId, doctorIds, message }: Choice) =>
      recommendOffer(offerId, { doctorIds, ...(message.trim() && { message: message.trim() }) }),
    done: (result) => {
      showResult(result);
      onDone();
      return undefined;
    },
    failed: t('recommend.failed'),
    // Doctors who were notified, or cannot be, are shown differently afterwards.
    invalidates: [queryKeys.doctors.directories],
  });
}
