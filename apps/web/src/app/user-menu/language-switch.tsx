import { locales } from '@fonendo/domain/shared/locale';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './language-switch.module.css';

/** Spanish or English, stored for a year in the locale cookie. A native select: small, and familiar on phones. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <label className={classes.switch}>
      <Globe size={18} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('language.label')}
        value={i18n.resolvedLanguage}
        onChange={(event) => void i18n.changeLanguage(event.currentTarget.value)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {locale.toUpperCase()}
          </option>
        ))}
      </select>
    </label>
  );
}
