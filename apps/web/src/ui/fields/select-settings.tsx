import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from './accent-filter.ts';

/** What the fields for one and for several of many options have in common. */
export function useSelectSettings(isOptional: boolean) {
  const { t } = useTranslation('ui');
  return {
    searchable: true,
    clearable: isOptional,
    checkIconPosition: 'right',
    rightSection: <ChevronDown size={17} aria-hidden />,
    rightSectionPointerEvents: 'none',
    filter: accentFilter,
    nothingFoundMessage: t('select.nothingFound'),
    clearButtonProps: { 'aria-label': t('select.clear') },
  } as const;
}
