import { Radio, type RadioGroupProps } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { FieldLabel, type FieldProps } from './field-label.tsx';
import classes from './radio-field.module.css';

export type RadioOption = { value: string; label: string; description?: string; disabled?: boolean };

type Props = Omit<RadioGroupProps, 'label' | 'required' | 'children'> &
  FieldProps & { options: readonly RadioOption[]; direction?: 'column' | 'row' };

/** One of few options, all visible. */
export function RadioField({ label, optional = false, options, direction = 'column', ...props }: Props) {
  return (
    <Radio.Group {...props} label={<FieldLabel label={label} optional={optional} />} required={!optional}>
      <div className={classes.options} data-direction={direction}>
        {options.map((option) => (
          <Radio key={option.value} error={Boolean(props.error)} {...option} />
        ))}
      </div>
    </Radio.Group>
  );
}
