import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './registration-submit.module.css';

export function RegistrationSubmit({ submitting }: { submitting: boolean }) {
  const { t } = useTranslation('signup');
  return (
    <div className={classes.foot}>
      <Button type="submit" size="lg" loading={submitting}>
        {t('submit')}
      </Button>
      <p className={classes.note}>{t('draftKept')}</p>
    </div>
  );
}
