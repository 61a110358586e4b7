import { UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Building2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { forgetHospitalAnswers } from '../../platform/answers/affected-answers.ts';
import { chooseHospital, useChosenHospital } from '../../platform/session/chosen-hospital.ts';
import { bannerRef } from '../../ui/banner/page-banner.ts';
import classes from './chosen-hospital-banner.module.css';

/** Above every page while an administrator works for a hospital: for which, what there is, and the way out. */
export function ChosenHospitalBanner() {
  const { t } = useTranslation();
  const hospital = useChosenHospital();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  if (!hospital) return null;

  async function leave() {
    await navigate({ to: '/hospitals' });
    chooseHospital(null);
    forgetHospitalAnswers(queryClient);
  }

  return (
    <section ref={bannerRef} className={classes.banner} aria-label={t('chosenHospital.label')}>
      <Building2 size={18} aria-hidden className={classes.icon} />
      <strong className={classes.name}>{t('chosenHospital.banner', { name: hospital.name })}</strong>
      <nav className={classes.links} aria-label={t('chosenHospital.pages')}>
        <Link to="/candidates">{t('nav.candidates')}</Link>
        <Link to="/profiles">{t('nav.profiles')}</Link>
        <Link to="/process">{t('nav.process')}</Link>
      </nav>
      <UnstyledButton className={classes.leave} onClick={() => void leave()}>
        <X size={16} aria-hidden /> {t('chosenHospital.leave')}
      </UnstyledButton>
    </section>
  );
}
