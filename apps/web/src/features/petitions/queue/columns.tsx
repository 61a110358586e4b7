import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { progressSteps } from '@fonendo/domain/petitions/petition.lifecycle';
import { stepUnderWay } from '@fonendo/domain/petitions/standing';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatMoment, formatShortDay } from '../../../platform/format.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { MailAddress } from '../../../ui/table/mail-address.tsx';
import rows from '../../../ui/table/row-link.module.css';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { Paid } from '../procedure/paid.tsx';
import classes from './queue.module.css';
import type { QueueSearch } from './search.ts';
import { DocumentTicks } from './ticks.tsx';
import { Waiting } from './waiting.tsx';

/** The keys of sortable columns are those of the API. */
export function useQueueColumns(search: QueueSearch): readonly Column<PetitionRow>[] {
  const { t } = useTranslation(['petitions', 'core']);
  const countryName = useCountryName();
  return [
    {
      key: 'name',
      header: t('queue.name'),
      sortable: true,
      cell: ({ id, name, email }) => (
        <>
          <Link to="/petitions/$id" params={{ id }} search={search} className={rows.link}>
            {name}
          </Link>
          <MailAddress>{email}</MailAddress>
        </>
      ),
    },
    {
      key: 'reference',
      header: t('queue.reference'),
      spare: 4,
      cell: ({ reference, country }) => (
        <>
          <span className={classes.reference}>{reference}</span>
          <span className={rows.second}>{country ? countryName(country) : t('queue.noCountry')}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: t('queue.status'),
      cell: ({ standing, reached }) => (
        <>
          <StatusBadge of="petition" status={standing} />
          <span className={rows.second}>
            {t('queue.step', { step: stepUnderWay(reached) + 1, total: progressSteps.length })}
          </span>
        </>
      ),
    },
    { key: 'paid', header: t('queue.paid'), spare: 3, cell: ({ paid }) => <Paid paid={paid} /> },
    {
      key: 'documents',
      header: t('queue.documents'),
      spare: 5,
      cell: ({ documents, replaced }) => (
        <>
          <DocumentTicks documents={documents} />
          {replaced > 0 && <span className={classes.replaced}>{t('queue.replaced', { count: replaced })}</span>}
        </>
      ),
    },
    {
      key: 'waiting',
      header: t('queue.waiting'),
      align: 'end',
      sortable: true,
      cell: ({ waitingDays, status, legalTerm }) => (
        <Waiting days={waitingDays} status={status} legalTerm={legalTerm} />
      ),
    },
    {
      key: 'created',
      header: t('queue.created'),
      sortable: true,
      spare: 1,
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
    {
      key: 'updated',
      header: t('queue.updated'),
      sortable: true,
      spare: 2,
      cell: ({ updatedAt }) => <Day at={updatedAt} />,
    },
  ];
}

function Day({ at }: { at: string }) {
  return (
    <time className={classes.day} dateTime={at} title={formatMoment(at)}>
      {formatShortDay(at)}
    </time>
  );
}
