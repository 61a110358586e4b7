import { Copy, Pencil, SquareX, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatSalaryRange } from '../../../platform/format.ts';
import { toast } from '../../../platform/toasts.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { RowAction } from '../../../ui/table/row-menu.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import type { SampleOffer } from '../sample-offers.ts';
import classes from './list.module.css';

/** More than a week in a step is late, and late is coral. */
const lateAfterDays = 7;

export function useOfferColumns(): readonly Column<SampleOffer>[] {
  const { t } = useTranslation('gallery');
  return [
    {
      key: 'title',
      header: t('list.offer'),
      sortable: true,
      cell: (offer) => (
        <>
          <span className={classes.title}>{offer.title}</span>
          <span className={classes.second}>
            {offer.hospital} · {offer.contract}
          </span>
        </>
      ),
    },
    { key: 'status', header: t('list.status'), cell: ({ status }) => <StatusBadge of="offer" status={status} /> },
    {
      key: 'salary',
      header: t('list.salary'),
      align: 'end',
      sortable: true,
      cell: ({ salary: [from, to] }) => <span className={classes.figure}>{formatSalaryRange(from, to)}</span>,
    },
    {
      key: 'candidacies',
      header: t('list.candidacies'),
      align: 'end',
      sortable: true,
      cell: ({ candidacies }) =>
        candidacies > 0 ? <strong>{candidacies}</strong> : <span className={classes.soft}>{t('list.none')}</span>,
    },
    {
      key: 'waiting',
      header: t('list.waiting'),
      align: 'end',
      sortable: true,
      cell: ({ waitingDays }) =>
        waitingDays === null ? (
          <span className={classes.soft}>–</span>
        ) : (
          <span className={classes.figure} data-late={waitingDays > lateAfterDays || undefined}>
            {t('list.days', { count: waitingDays })}
          </span>
        ),
    },
    {
      key: 'changed',
      header: t('list.changed'),
      sortable: true,
      cell: ({ changed }) => <span className={classes.date}>{formatDay(changed)}</span>,
    },
  ];
}

export function useOfferActions(): (offer: SampleOffer) => readonly RowAction[] {
  const { t } = useTranslation('gallery');
  return (offer) => {
    const chosen = (action: string) => () =>
      toast({ tone: 'info', title: t('list.chosen', { action, offer: offer.title }) });
    return [
      {
        key: 'candidates',
        label: t('list.seeCandidates'),
        icon: <Users size={16} aria-hidden />,
        hint: String(offer.candidacies),
        onSelect: chosen(t('list.seeCandidates')),
      },
      {
        key: 'edit',
        label: t('list.edit'),
        icon: <Pencil size={16} aria-hidden />,
        hint: t('list.editHint'),
        onSelect: chosen(t('list.edit')),
      },
      { key: 'clone', label: t('list.clone'), icon: <Copy size={16} aria-hidden />, onSelect: chosen(t('list.clone')) },
      {
        key: 'close',
        label: t('list.close'),
        icon: <SquareX size={16} aria-hidden />,
        ...(offer.status === 'closed' && { refused: t('list.closeRefused') }),
        onSelect: chosen(t('list.close')),
      },
      {
        key: 'remove',
        label: t('list.remove'),
        icon: <Trash2 size={16} aria-hidden />,
        destructive: true,
        ...(offer.candidacies > 0 && { refused: t('list.removeRefused') }),
        onSelect: chosen(t('list.remove')),
      },
    ];
  };
}
