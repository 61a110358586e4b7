import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../signup.screen.module.css';

/** The last page for a profession that is not served yet. */
export function InterestThanks({ email }: { email: string }) {
  const { t } = useTranslation('signup');
  return (
    <>
      <p className={classes.lead}>{t('interest.thanks', { email })}</p>
      <Button component={Link} to="/" variant="default" size="lg">
        {t('interest.home')}
      </Button>
    </>
  );
}
