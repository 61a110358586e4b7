import type { WorkingDay } from '@fonendo/domain/offers/terms';
import { useTranslation } from 'react-i18next';

/** How a working day is named where nothing around it says that one is meant: "Jornada completa" instead of "Completa". */
export function useWorkingDayAlone(): (workingDay: WorkingDay) => string {
  const { t } = useTranslation('offers');
  return (workingDay) => t([`workingDayAlone.${workingDay}` as 'workingDayAlone.full', `workingDay.${workingDay}`]);
}
