import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './shell-footer.module.css';

/** Below every page of the product, after its content: help and what the law asks for. */
export function ShellFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <Link to="/help">{t('nav.help')}</Link>
      <Link to="/faq">{t('nav.faq')}</Link>
      <Link to="/help" hash="contact">
        {t('nav.contact')}
      </Link>
      <Link to="/legal">{t('nav.legal')}</Link>
      <Link to="/terms">{t('nav.terms')}</Link>
      <Link to="/help" hash="service">
        {t('nav.serviceState')}
      </Link>
    </footer>
  );
}
