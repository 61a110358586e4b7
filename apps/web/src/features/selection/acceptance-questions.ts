import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { cacheOffer, closeOffer } from '../offers/offers.public.ts';

type Vacancies = { name: string; vacancies: number; vacanciesLeft: number };

/** Says before an acceptance what it means: the same on the board and on the page of a candidacy. */
export function useAskToAccept() {
  const { t } = useTranslation('selection');
  const confirm = useConfirm();
  return (name: string, { name: offer, vacancies, vacanciesLeft: count }: Vacancies) =>
    confirm({
      title: t('accept.title', { name }),
      description: [
        vacancies === 1 ? t('accept.fillsOnly', { offer }) : t('accept.fills', { count, offer, total: vacancies }),
        t('accept.undo'),
      ].join(' '),
      action: t('accept.action'),
    });
}

/** After the last vacancy was filled the hospital decides whether to close the offer. */
export function useCloseFilled() {
  const { t } = useTranslation('selection');
  const confirm = useConfirm();
  return useAction({
    ask: (offer: { id: string; name: string }) =>
      confirm({
        title: t('close.title'),
        description: t('close.description', { offer: offer.name }),
        action: t('close.action'),
        keeps: 'open',
        destructive: false,
      }),
    run: ({ id }) => closeOffer(id),
    cache: cacheOffer,
    done: t('close.done'),
    failed: t('close.failed'),
    invalidates: affectedBy.offer,
  });
}
