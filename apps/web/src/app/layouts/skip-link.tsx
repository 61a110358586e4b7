import { useTranslation } from 'react-i18next';
import classes from '../../ui/skip/skip-link.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={classes.link}>
      {t('nav.skip')}
    </a>
  );
}
