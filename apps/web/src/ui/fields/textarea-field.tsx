import { Textarea, type TextareaProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldLabel, type FieldProps } from './field-label.tsx';
import classes from './textarea-field.module.css';

type Props = Omit<TextareaProps, 'label' | 'required' | 'value' | 'maxLength'> &
  FieldProps & {
    value?: string | null;
    /** Counted, not cut: after pasting too much one sees how much to remove. */
    maxLength?: number;
  };

export function TextareaField({ label, optional = false, value: given, maxLength, description, ...props }: Props) {
  const value = given ?? '';
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={12}
      {...props}
      value={value}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
      description={
        (description || maxLength !== undefined) && (
          <span className={classes.foot}>
            <span>{description}</span>
            {maxLength !== undefined && <Counter used={value.length} max={maxLength} />}
          </span>
        )
      }
    />
  );
}

function Counter({ used, max }: { used: number; max: number }) {
  const { t } = useTranslation('ui');
  const over = used - max;
  return (
    <span className={classes.counter} data-over={over > 0 || undefined} aria-live={over > 0 ? 'polite' : 'off'}>
      {over > 0 ? t('textarea.over', { count: over }) : t('textarea.used', { used, max })}
    </span>
  );
}
