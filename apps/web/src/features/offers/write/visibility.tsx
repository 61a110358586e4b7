import { publicOfferPath } from '@fonendo/domain/offers/public-address';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { cacheOffer, chooseVisibility, managedOfferQuery } from '../manage/managed-offers.queries.ts';

type Props = {
  id: string;
  /** Sends unsaved input first: its answer must not arrive after the choice and show the previous one. */
  flush: () => Promise<void>;
};

/** Whether people without an account may read the offer. It holds at once, also for an open one. */
export function WriteVisibility({ id, flush }: Props) {
  const { t } = useTranslation('managedOffers');
  const { data: offer } = useQuery(managedOfferQuery(id));
  const choose = useAction({
    run: async (isPublic: boolean) => {
      await flush();
      return chooseVisibility(id, isPublic);
    },
    cache: cacheOffer,
    failed: t('visibility.failed'),
  });
  if (!offer) return null;
  const isAllowed = offer.allowedEvents.some(({ event, refused }) => event === 'chooseVisibility' && refused === null);
  const { name } = offer.content;
  return (
    <Section title={t('visibility.title')}>
      <Card padding="rows">
        <CardRow>
          <SwitchField
            label={t('visibility.label')}
            description={t('visibility.help')}
            disabled={!isAllowed || choose.isBusy}
            checked={choose.isBusy ? (choose.input ?? offer.isPublic) : offer.isPublic}
            onChange={(event) => choose.start(event.currentTarget.checked)}
          />
        </CardRow>
        {offer.status === 'approved' && offer.isPublic && name && (
          <CardRow foot>
            <Anchor href={publicOfferPath({ id, name }, currentLocale())} target="_blank">
              {t('visibility.open')}
            </Anchor>
          </CardRow>
        )}
      </Card>
    </Section>
  );
}
