import { localeTags } from '@fonendo/domain/shared/locale';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';

/** Whose clock the times of the page follow: the reader's own, by its name. */
export function useZoneName(): string {
  const { t } = useTranslation('homologations');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === 'Europe/Madrid' || timeZone === 'Africa/Ceuta') return t('history.peninsular');
  if (timeZone === 'Atlantic/Canary') return t('history.canaries');
  const tag = localeTags[currentLocale()];
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
