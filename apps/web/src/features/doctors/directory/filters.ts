import type { DirectoryPage } from '@fonendo/contract/doctors/directory.schema';
import { certifications } from '@fonendo/domain/hospitals/view';
import { specialities } from '@fonendo/domain/reference/specialities';
import { useTranslation } from 'react-i18next';
import { occurring } from '../../../ui/table/occurring.ts';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import type { DirectoryAddress } from './address.ts';

/** The same on the page and in the dialog. */
export function useDirectoryFilters(
  { speciality, certification }: DirectoryAddress,
  choices: DirectoryPage['choices'] | undefined,
): TableFilter[] {
  const { t } = useTranslation('directory');
  return [
    { kind: 'text', key: 'q', label: t('search') },
    {
      kind: 'select',
      key: 'speciality',
      label: t('speciality'),
      options: occurring(
        specialities.map((value) => ({ value, label: value })),
        choices?.specialities,
        speciality,
      ),
    },
    {
      kind: 'select',
      key: 'certification',
      label: t('certification'),
      options: occurring(
        certifications.map((value) => ({ value, label: t(`certifications.${value}`) })),
        choices?.certifications,
        certification,
      ),
    },
  ];
}
