import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { HospitalFactList } from '../../hospitals/hospitals.public.ts';
import classes from './review-offer.module.css';

type Props = { applicant: NonNullable<ManagedOffer['applicant']> };

/** The publishing hospital, if it is not approved yet. */
export function ReviewHospital({ applicant: { hospital, approval } }: Props) {
  const { t } = useTranslation('managedOffers');
  const refused = approval.status === 'refused';
  return (
    <Section
      title={t(refused ? 'review.hospitalAgain' : 'review.hospital')}
      aside={
        <Link to="/hospitals" search={{ hospital: hospital.id }} className={classes.nextLink}>
          {t('review.toHospital')}
        </Link>
      }
    >
      {refused && (
        <div className={classes.wording}>
          <Card>
            <h3 className={classes.field}>{t('review.refusedBecause')}</h3>
            <p className={classes.words}>{approval.reason}</p>
          </Card>
        </div>
      )}
      <HospitalFactList hospital={hospital} />
    </Section>
  );
}
