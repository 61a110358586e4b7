import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { StepOutlineList } from '../../processes/processes.public.ts';

/** The steps for candidates of this offer: its own, or those it would get if published now. */
export function OfferProcess({ offer: { process, steps } }: { offer: ManagedOffer }) {
  const { t } = useTranslation('managedOffers');
  return (
    <Section title={t('process.title')} aside={process?.name ?? t('process.standard')}>
      <Card>
        <StepOutlineList steps={steps} />
      </Card>
    </Section>
  );
}
