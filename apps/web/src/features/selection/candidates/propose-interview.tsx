import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListButton } from '../../../ui/list-page.tsx';
import { candidatesQuery } from './candidates.queries.ts';

/** Loaded when somebody is chosen. */
const ProposeDialog = lazy(async () => ({ default: (await import('./propose-dialog.tsx')).ProposeDialog }));

/** Dates can be proposed to all candidates in process, the longest wait first. */
export const proposableFilter = { status: 'inProcess', sort: 'waiting' } as const;

/** From the calendar to the candidacy whose dates are chosen; not for readers without the right. */
export function ProposeInterview() {
  const { t } = useTranslation('candidates');
  const [open, setOpen] = useState(false);
  const { data } = useInfiniteQuery(candidatesQuery(proposableFilter));
  if (!data?.pages[0]?.can.manageInterviews) return null;
  return (
    <>
      <ListButton icon={CalendarPlus} label={t('propose.open')} variant="filled" onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ProposeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
