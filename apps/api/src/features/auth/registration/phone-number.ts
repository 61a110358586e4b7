import type { Account } from '@fonendo/contract/account/account.schema';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from '../../../http/api-error.ts';

/** The number in E.164 if it is valid under its prefix; otherwise throws the field's error. */
export function toE164(prefix: string, national: string): string {
  const parsed = parsePhoneNumberFromString(`${prefix}${national.replaceAll(/\D/g, '')}`);
  if (!parsed?.isValid() || `+${parsed.countryCallingCode}` !== prefix) {
    throw new ApiError('ValidationFailed', { fields: { phone: { key: 'errors.phone' } } });
  }
  return parsed.number;
}

/** A stored number as the fields of the form. */
export function splitE164(phone: string | null): Pick<Account, 'phoneCountry' | 'phonePrefix' | 'phone'> {
  const parsed = phone === null ? undefined : parsePhoneNumberFromString(phone);
  if (!parsed) return { phoneCountry: null, phonePrefix: null, phone: null };
  return {
    phoneCountry: parsed.country ?? null,
    phonePrefix: `+${parsed.countryCallingCode}`,
    phone: parsed.nationalNumber,
  };
}
