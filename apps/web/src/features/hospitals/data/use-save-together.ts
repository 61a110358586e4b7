import type { HospitalUpdate } from '@fonendo/contract/hospitals/hospitals.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import type { KeptChanges } from '@fonendo/contract/shared/saved-by.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../platform/format.ts';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { toast } from '../../../platform/toasts.ts';
import { type HospitalData, valuesOf } from './hospital-values.ts';

const fieldNames = {
  name: 'form.name',
  cif: 'form.cif',
  sector: 'form.sector',
  employees: 'form.employees',
  description: 'form.description',
  address: 'form.address',
  postalCode: 'form.postalCode',
  city: 'form.city',
  community: 'form.community',
  phone: 'person:phone',
} as const;

type Values = ReturnType<typeof valuesOf>;

type SharedForm = {
  getValues: () => unknown;
  setValues: (values: Values) => void;
  resetDirty: (values: Values) => void;
};

export type Saved = { hospital: HospitalData | null; kept?: KeptChanges | undefined };

type Server = {
  /** Also answers what colleagues had changed meanwhile. */
  onSave: (update: HospitalUpdate) => Promise<Saved>;
  fetchStored: () => Promise<HospitalData | null>;
};

/**
 * Saves what a colleague may be changing too. The server merges both; where both changed the same field, what was typed
 * stays, the field says what is stored and who changed it, and saving again replaces that.
 */
export function useSaveTogether(form: SharedForm, hospital: HospitalData | null, { onSave, fetchStored }: Server) {
  const { t } = useTranslation(['hospitals', 'person']);
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

  const nameOf = (field: keyof typeof fieldNames) =>
    field === 'cif' ? t(fieldNames.cif) : t(fieldNames[field]).toLocaleLowerCase();

  const sayKept = ({ author, byTeam, fields }: KeptChanges[number]) =>
    toast({
      tone: 'info',
      title: author ? t('form.kept', { name: author }) : t(byTeam ? 'form.keptOfTeam' : 'form.keptOfSomebody'),
      message: t('form.keptFields', {
        fields: formatList((fields as (keyof typeof fieldNames)[]).map(nameOf)),
      }),
    });

  return async function save({ phoneCountry: _, ...update }: HospitalUpdate & { phoneCountry?: unknown }) {
    const before = read.current;
    try {
      const saved = await onSave({ ...update, ...(before && { read: { position: null, ...before } }) });
      adopt(saved.hospital);
      for (const kept of saved.kept ?? []) sayKept(kept);
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
