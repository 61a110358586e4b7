import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';

type Props = ButtonProps & { facets: OfferFacets | undefined; counting?: boolean; onClick: () => void };

/** Leads from the filters back to the list, and says how much is in it. */
export function ShowFound({ facets, counting = false, ...button }: Props) {
  const { t } = useTranslation('offers');
  const text = () => {
    if (!facets || counting) return t('search.searching');
    const { total } = facets;
    return isMoreThanCounted(total)
      ? t('filters.showMany', { total: formatNumber(exactCount) })
      : t('filters.show', { count: total, total: formatNumber(total) });
  };
  return <Button {...button}>{text()}</Button>;
}
