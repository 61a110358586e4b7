import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../platform/session/auth-state.ts';
import { Card, CardRow } from '../../../../ui/card.tsx';
import { BackToOffer } from '../../../candidacies/candidacies.public.ts';
import { WhileToPay } from '../../../payments/payments.public.ts';
import { PetitionToSend } from '../../../petitions/petitions.public.ts';
import classes from './complete.step.module.css';

/** What was achieved, and what to do next. */
export function CompleteStep({ onDashboard }: { onDashboard: () => void }) {
  const { t } = useTranslation('signup');
  const certified = useSession()?.policyGroups.includes('certifiedDoctor') ?? false;
  return (
    <>
      <BackToOffer />
      <p className={classes.lead}>{t(certified ? 'complete.certified' : 'complete.lead')}</p>
      {!certified && <PetitionToSend />}
      <Card padding="rows" as="ul">
        <NextStep to="/offers" of="offers" />
        <NextStep to="/profile" of="profile" />
        <WhileToPay>
          <NextStep to="/account" search={{ tab: 'payments' }} of="payments" />
        </WhileToPay>
      </Card>
      <Button
        size="lg"
        variant={certified ? 'filled' : 'default'}
        className={classes.continue ?? ''}
        onClick={onDashboard}
      >
        {t('complete.dashboard')}
      </Button>
    </>
  );
}

function NextStep({ of, ...way }: Pick<LinkProps, 'to' | 'search'> & { of: 'offers' | 'profile' | 'payments' }) {
  const { t } = useTranslation('signup');
  return (
    <CardRow as="li">
      <Link {...way} className={classes.name}>
        {t(`complete.${of}`)}
      </Link>
      <span className={classes.help}>{t(`complete.${of}Help`)}</span>
    </CardRow>
  );
}
