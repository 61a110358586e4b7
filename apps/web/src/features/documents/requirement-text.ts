import type { DoctorDocuments, DocumentItem } from '@fonendo/contract/documents.schema';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../platform/countries.ts';
import { formatMonth } from '../../platform/format.ts';

type Params = DocumentItem['reason']['params'];

/** The sentences for the keys of the server's reasons. */
export function useRequirementTexts() {
  const { t } = useTranslation('documents');
  const countryName = useCountryName();

  const values = ({ country, graduationDate, years }: NonNullable<Params> = {}) => ({
    country: country ? countryName(country) : '',
    graduation: graduationDate ? formatMonth(graduationDate.slice(0, 7)) : '',
    years: years ?? 0,
  });

  return {
    why: ({ reason, notes }: Pick<DocumentItem, 'reason' | 'notes'>): string =>
      [
        t(`reasons.${reason.key}`, values(reason.params)),
        ...notes.map(({ key, params }) => t(`notes.${key}`, values(params))),
      ].join(' '),
    waiver: ({ what, params }: DoctorDocuments['waivers'][number]) => ({
      what: t(`waivers.${what}.what`),
      why: t(`waivers.${what}.why`, values(params)),
    }),
  };
}
