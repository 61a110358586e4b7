import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './footer.module.css';

export function PublicFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <span>© {t('product')}</span>
      <Link to="/faq">{t('nav.faq')}</Link>
      <Link to="/legal">{t('nav.legal')}</Link>
      <Link to="/terms">{t('nav.terms')}</Link>
    </footer>
  );
}
