import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field-label.module.css';

/** Fields are required unless they say otherwise: the exception is marked, in words. */
export type FieldProps = {
  label: string;
  /** A text says for what it will be needed: "optional" would be untrue of it. */
  optional?: boolean | string;
};

export function FieldLabel({ label, optional = false }: FieldProps): ReactNode {
  const { t } = useTranslation('ui');
  if (!optional) return label;
  return (
    <>
      {label} <span className={classes.optional}>{optional === true ? t('optional') : optional}</span>
    </>
  );
}
