import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format.ts';

export type FieldMessageProps = {
  error: FieldError;
  /** Only the server knows: no check in the browser takes it back while the value stays. */
  fromServer?: boolean;
};

/**
 * The text of a field's error. Errors are stored as key and parameters and translated when drawn, so that they follow a
 * change of language.
 */
export function FieldMessage({ error }: FieldMessageProps) {
  const { t, i18n } = useTranslation();
  // The server may know a key that this build does not: a general sentence is better than a raw key.
  const key = i18n.exists(error.key) ? error.key : 'errors.check';
  return <>{t(key as 'errors.check', { replace: shownParams(error.params) })}</>;
}

/** Limits arrive as plain values; numbers are shown in the reader's language, and dates as people type them. */
function shownParams(params: FieldError['params'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shownParam(value)]));
}

function shownParam(value: string | number): string {
  if (typeof value === 'number') return formatNumber(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('/') : value;
}
