import { useTranslation } from 'react-i18next';
import classes from './understood-search.module.css';

/** Says what a list was searched for instead of what was typed. */
export function UnderstoodSearch({ understood }: { understood: string | null | undefined }) {
  const { t } = useTranslation('ui');
  if (!understood) return null;
  return (
    <p className={classes.understood} role="status">
      {t('table.understood', { understood })}
    </p>
  );
}
