import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { bannerRef } from '../../ui/banner/page-banner.ts';
import classes from './undeliverable-banner.module.css';

type Props = { session: Session; undeliverable: NonNullable<Session['undeliverable']> };

/** Above every page while mail servers say that nothing reaches somebody: why, and the two ways out. */
export function UndeliverableBanner({ session: { email, policyGroups }, undeliverable }: Props) {
  const { t } = useTranslation('bounces');
  const inPerson = useInPerson();
  const tone = isDoctor(policyGroups) ? 'doctor' : 'staff';
  const check = useAction({
    run: () => api.post('/api/account/email-check'),
    done: { title: t('checked'), message: t(`checkedHelp.${tone}`, { email }) },
    failed: t('notChecked'),
  });
  return (
    <section ref={bannerRef} className={classes.banner} aria-label={t('label')}>
      <MailWarning size={20} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        <strong>{t(`title.${tone}`, { email })}.</strong> {t(`reasons.${undeliverable.reason}`)} {t(`help.${tone}`)}
      </p>
      {inPerson && (
        <div className={classes.ways}>
          <UnstyledButton className={classes.way} disabled={check.isBusy} onClick={() => check.start()}>
            {t('check')}
          </UnstyledButton>
          <Link to="/faq" hash="contacto" className={classes.way}>
            {t('change')}
          </Link>
        </div>
      )}
    </section>
  );
}
