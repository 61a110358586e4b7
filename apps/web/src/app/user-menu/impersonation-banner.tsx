import type { Session } from '@fonendo/contract/auth/auth.schema';
import { UnstyledButton } from '@mantine/core';
import { Clock, Undo2, UserCog } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../platform/format.ts';
import { revertImpersonation } from '../../platform/session/impersonation.ts';
import { bannerRef } from '../../ui/banner/page-banner.ts';
import classes from './impersonation-banner.module.css';

type Props = { session: Session; impersonatedBy: NonNullable<Session['impersonatedBy']> };

/** Shown above every page while an administrator acts as somebody else. */
export function ImpersonationBanner({ session, impersonatedBy }: Props) {
  const { t } = useTranslation();
  const left = useTimeLeft(impersonatedBy.expiresAt);
  return (
    <>
      <section ref={bannerRef} className={classes.banner} aria-label={t('impersonation.label')}>
        <UserCog size={20} aria-hidden className={classes.icon} />
        <p className={classes.who}>
          <strong>{t('impersonation.banner', { name: `${session.firstname} ${session.lastname}` })}</strong>
          {impersonatedBy.hospital && <span>{impersonatedBy.hospital}</span>}
        </p>
        <div className={classes.words}>
          <p className={classes.limits}>{t('impersonation.limits')}</p>
          <Reason>{t('impersonation.reason', { reason: impersonatedBy.reason })}</Reason>
        </div>
        <span className={classes.left}>
          <Clock size={16} aria-hidden />
          <span>
            {t('impersonation.since', { time: formatTime(new Date(impersonatedBy.startedAt)) })}{' '}
            {t('impersonation.ends')} <b>{left}</b>
          </span>
        </span>
        <UnstyledButton className={classes.back} onClick={() => void revertImpersonation()}>
          <Undo2 size={16} aria-hidden /> {t('impersonation.back')}
        </UnstyledButton>
      </section>
      <div aria-hidden className={classes.frame} />
    </>
  );
}

function Reason({ children }: { children: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const [ref, isCut] = useCut(whole);
  return (
    <div className={classes.why}>
      <p ref={ref} className={classes.reason} data-whole={whole || undefined}>
        {children}
      </p>
      {(isCut || whole) && (
        <UnstyledButton className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'impersonation.shorter' : 'impersonation.whole')}
        </UnstyledButton>
      )}
    </div>
  );
}

/**
 * On narrow screens two lines stay, so that the page is the larger part. How much they hold depends on the window, the
 * words and the size of letters that somebody needs, so it is measured and not counted.
 */
function useCut(whole: boolean): [RefObject<HTMLParagraphElement | null>, boolean] {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const text = ref.current;
    if (!text || whole) return undefined;
    const measure = () => setCut(text.scrollHeight > text.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [whole]);
  return [ref, isCut];
}

/** The remaining time as mm:ss. */
function useTimeLeft(expiresAt: string): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(expiresAt) - now) / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
