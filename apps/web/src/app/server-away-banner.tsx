import { UnstyledButton } from '@mantine/core';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../platform/connection/connection.ts';
import { useServerAway } from '../platform/session/server-away.ts';
import { recheckSession } from '../platform/session/session.ts';
import { bannerRef } from '../ui/banner/page-banner.ts';
import classes from './server-away-banner.module.css';

/** Above any page while the server does not answer: the page stays, and the session is asked for again and again. */
export function ServerAwayBanner() {
  const { t } = useTranslation();
  const offline = useOffline();
  if (!useServerAway()) return null;
  return (
    <section ref={bannerRef} className={classes.banner} aria-label={t('serverAway.label')}>
      <CloudOff size={18} aria-hidden />
      <span role="alert">{t(offline ? 'serverAway.offline' : 'serverAway.text')}</span>
      <UnstyledButton className={classes.retry} onClick={() => void recheckSession()}>
        <RotateCw size={16} aria-hidden /> {t('actions.retry')}
      </UnstyledButton>
    </section>
  );
}
