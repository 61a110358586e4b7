import type { HospitalUpdate } from '@fonendo/contract/hospitals/hospitals.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { type HospitalData, valuesOf } from './hospital-values.ts';

type Values = ReturnType<typeof valuesOf>;

type SharedForm = {
  getValues: () => unknown;
  setValues: (values: Values) => void;
  resetDirty: (values: Values) => void;
};

type Server = {
  onSave: (update: HospitalUpdate) => Promise<HospitalData | null>;
  fetchStored: () => Promise<HospitalData | null>;
};

/**
 * Saves what a colleague may be changing too. The server merges both; where both changed the same field, what was typed
 * stays, the field says what is stored and who changed it, and saving again replaces that.
 */
export function useSaveTogether(form: SharedForm, hospital: HospitalData | null, { onSave, fetchStored }: Server) {
  const { t } = useTranslation('hospitals');
  /** What this page has read, or saved. */
  const read = useRef(hospital);

  function adopt(stored: HospitalData | null, values = valuesOf(stored)) {
    read.current = stored;
    form.setValues(values);
    form.resetDirty(valuesOf(stored));
  }

  const inWords = (field: string, stored: HospitalData, { key, params = {} }: FieldError): FieldError => {
    if (field === 'community') return { key, params: { ...params, value: communities[stored.community].name } };
    if (field === 'sector') return { key, params: { ...params, value: t(`form.sectors.${stored.sector}`) } };
    return { key, params };
  };

  return async function save({ phoneCountry: _, ...update }: HospitalUpdate & { phoneCountry?: unknown }) {
    const before = read.current;
    try {
      adopt(await onSave({ ...update, ...(before && { read: { position: null, ...before } }) }));
    } catch (failure) {
      if (!isApiFailure(failure, 'Conflict') || !before) throw failure;
      const stored = await fetchStored();
      if (!stored) throw failure;
      const { mine } = mergeChange<Values>(valuesOf(stored), valuesOf(before), form.getValues() as Values);
      adopt(stored, mine);
      const fields = Object.entries(failure.data.fields ?? {});
      throw new ApiFailure(failure.status, {
        ...failure.data,
        message: t('form.conflict'),
        fields: Object.fromEntries(fields.map(([field, error]) => [field, inWords(field, stored, error)])),
      });
    }
  };
}
