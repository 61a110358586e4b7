import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../marks/status-glyph.tsx';
import classes from './new-password-field.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { advisedPasswordLength, passwordStrength } from './password-strength.ts';

type Props = Omit<PasswordFieldProps, 'value'> & { value?: string | null; minLength: number };

const points = ['length', 'uppercase', 'number', 'special'] as const;
const bars = { weak: 1, fair: 2, strong: 3 } as const;

/** A new password with its requirements, advice and strength. */
export function NewPasswordField({ value: given, minLength, ...props }: Props) {
  const { t } = useTranslation('ui');
  const value = given ?? '';
  const strength = passwordStrength(value, minLength);
  const started = value.length > 0;
  return (
    <div>
      <PasswordField autoComplete="new-password" {...props} value={value} />
      <div className={classes.meter} data-level={started ? strength.level : 'none'}>
        <div className={classes.bars} aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={classes.bar} data-on={(started && bar <= bars[strength.level]) || undefined} />
          ))}
        </div>
        <p className={classes.level} role="status">
          {started && (
            <>
              <VisuallyHidden>{t('password.meter')}: </VisuallyHidden>
              {t(`password.${strength.level}`)}
            </>
          )}
        </p>
      </div>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point} className={classes.point} data-met={strength[point] || undefined}>
            <StatusGlyph name={strength[point] ? 'tick' : 'dashed'} />
            <span>
              {point === 'length' ? t('password.length', { min: minLength }) : t(`password.${point}`)}
              <VisuallyHidden>{`: ${t(strength[point] ? 'password.met' : 'password.unmet')}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {value.length < advisedPasswordLength && (
        <p className={classes.advice}>{t('password.advice', { advised: advisedPasswordLength })}</p>
      )}
    </div>
  );
}
