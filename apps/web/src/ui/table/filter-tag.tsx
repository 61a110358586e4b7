import { UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-tag.module.css';

/** A filter in force; one press takes it away. */
export function FilterTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <UnstyledButton className={classes.tag} onClick={onRemove} aria-label={t('filters.remove', { label })}>
      {label}
      <X size={14} aria-hidden />
    </UnstyledButton>
  );
}
