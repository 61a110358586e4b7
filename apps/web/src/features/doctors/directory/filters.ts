import { certifications } from '@fonendo/domain/hospitals/view';
import { specialities } from '@fonendo/domain/reference/specialities';
import { useTranslation } from 'react-i18next';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';

/** The same on the page and in the dialog. */
export function useDirectoryFilters(): TableFilter[] {
  const { t } = useTranslation('directory');
  return [
    { kind: 'text', key: 'q', label: t('search') },
    {
      kind: 'select',
      key: 'speciality',
      label: t('speciality'),
      options: specialities.map((value) => ({ value, label: value })),
    },
    {
      kind: 'select',
      key: 'certification',
      label: t('certification'),
      options: certifications.map((value) => ({ value, label: t(`certifications.${value}`) })),
    },
  ];
}
