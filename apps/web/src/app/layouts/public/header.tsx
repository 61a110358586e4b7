import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { keepFocus } from '../../../ui/focus/kept-focus.ts';
import { Logo } from '../../../ui/marks/logo.tsx';
import { ActingBanner } from '../../user-menu/acting-banner.tsx';
import { LanguageSwitch } from '../../user-menu/language-switch.tsx';
import classes from './header.module.css';

/** Logo and language; with `links`, also links to the public pages. */
export function PublicHeader({ links = false }: { links?: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  useEffect(keepFocus, []);
  return (
    <>
      <ActingBanner />
      <header className={classes.header}>
        <Link to="/" className={classes.logo} aria-label={t('product')}>
          <Logo size={32} wordmark />
        </Link>
        {links && (
          <nav className={classes.links} aria-label={t('nav.label')}>
            <Link to="/faq">{t('nav.faq')}</Link>
            <Link to="/legal">{t('nav.legal')}</Link>
            <Link to="/terms">{t('nav.terms')}</Link>
            {session ? <Link to="/dashboard">{t('nav.dashboard')}</Link> : <Link to="/login">{t('nav.login')}</Link>}
          </nav>
        )}
        <LanguageSwitch />
      </header>
    </>
  );
}
