import { UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-tag.module.css';

/** An active filter; pressing it removes it. */
export function FilterTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <UnstyledButton className={classes.tag} onClick={onRemove} aria-label={t('filters.remove', { label })}>
      {label}
      <X size={14} aria-hidden />
    </UnstyledButton>
  );
}
