import type { ManagedOfferRow } from '@fonendo/contract/offers/offers.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber, formatSalaryRange, formatShortDay, formatTime } from '../../../platform/format.ts';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import rows from '../../../ui/table/row-link.module.css';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { useWorkingDayAlone } from '../terms.ts';
import classes from './managed-offers.module.css';

type Options = { forTeam: boolean; queue: boolean; onHospital: (id: string) => void };

export function useManagedOfferColumns({ forTeam, queue, onHospital }: Options): readonly Column<ManagedOfferRow>[] {
  const { t } = useTranslation('managedOffers');
  return [
    {
      key: 'offer',
      header: t('columns.offer'),
      cell: ({ id, name, contractType, workingDay }) => (
        <>
          <Link to="/offers/$id" params={{ id }} className={rows.link}>
            {name ?? t('untitled')}
          </Link>
          <span className={rows.second}>
            <Terms contractType={contractType} workingDay={workingDay} />
          </span>
        </>
      ),
    },
    ...(forTeam ? [hospitalColumn(t('columns.hospital'), t('blocked'), onHospital)] : []),
    { key: 'status', header: t('columns.status'), cell: (row) => <Status row={row} /> },
    {
      key: 'salary',
      spare: 2,
      header: t('columns.salary'),
      align: 'end',
      cell: ({ salaryMin, salaryMax }) =>
        salaryMin !== null && salaryMax !== null ? (
          <span className={classes.figure}>{formatSalaryRange(salaryMin, salaryMax)}</span>
        ) : (
          <span className={classes.nothing}>{t('noSalary')}</span>
        ),
    },
    ...(queue
      ? [
          {
            key: 'review',
            header: t('columns.review'),
            align: 'end' as const,
            cell: ({ waitingDays }: ManagedOfferRow) => <Days days={waitingDays} />,
          },
        ]
      : [
          // Vacancies and candidates matter to the hospital, not to administrators.
          ...(forTeam
            ? []
            : [
                {
                  key: 'filled',
                  spare: 3,
                  header: t('columns.filled'),
                  cell: ({ figures, vacancies }: ManagedOfferRow) => (
                    <Filled filled={figures.accepted} vacancies={vacancies} />
                  ),
                },
              ]),
          {
            key: 'candidacies',
            ...(forTeam && { spare: 3 }),
            header: t('columns.candidacies'),
            align: 'end' as const,
            cell: ({ id, figures }: ManagedOfferRow) => <Candidacies figures={figures} boardOf={forTeam ? null : id} />,
          },
          ...(forTeam
            ? []
            : [
                {
                  key: 'wait',
                  header: t('columns.wait'),
                  align: 'end' as const,
                  cell: ({ figures }: ManagedOfferRow) => <Days days={figures.longestWaitDays} />,
                },
              ]),
        ]),
    { key: 'changed', header: t('columns.changed'), spare: 1, cell: ({ updatedAt }) => <Changed at={updatedAt} /> },
  ];
}

export function Terms({ contractType, workingDay }: Pick<ManagedOfferRow, 'contractType' | 'workingDay'>) {
  const { t } = useTranslation(['managedOffers', 'offers']);
  const alone = useWorkingDayAlone();
  const terms = [contractType && t(`offers:contractType.${contractType}`), workingDay && alone(workingDay)].filter(
    Boolean,
  );
  return terms.length > 0 ? terms.join(' · ') : t('noTerms');
}

const hospitalColumn = (
  header: string,
  blocked: string,
  onHospital: (id: string) => void,
): Column<ManagedOfferRow> => ({
  key: 'hospital',
  header,
  cell: ({ hospital }) => (
    <>
      <button type="button" className={classes.hospital} onClick={() => onHospital(hospital.id)}>
        {hospital.name}
      </button>
      <span className={rows.second}>{hospital.blocked ? blocked : hospital.city}</span>
    </>
  ),
});

export function Status({ row }: { row: ManagedOfferRow }) {
  const { status, revisionStatus, refusalReason } = row;
  return (
    <span className={classes.status}>
      <StatusBadge of="offer" status={status} />
      {revisionStatus && <RevisionBadge status={revisionStatus} />}
      {refusalReason && (status === 'refused' || revisionStatus === 'refused') && (
        <span className={classes.reason} title={refusalReason}>
          {refusalReason}
        </span>
      )}
    </span>
  );
}

const revisionLooks = {
  draft: { tone: 'neutral', glyph: 'dashed' },
  pending: { tone: 'warn', glyph: 'clock' },
  refused: { tone: 'bad', glyph: 'octagon' },
} as const;

export function RevisionBadge({ status }: { status: NonNullable<ManagedOfferRow['revisionStatus']> }) {
  const { t } = useTranslation('managedOffers');
  return <ToneBadge {...revisionLooks[status]}>{t(`revision.${status}`)}</ToneBadge>;
}

export function Filled({ filled, vacancies }: { filled: number; vacancies: number | null }) {
  const { t } = useTranslation('managedOffers');
  if (vacancies === null) return <span className={classes.nothing}>–</span>;
  const share = Math.min(filled / vacancies, 1) * 100;
  return (
    <span className={classes.filled}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ width: `${share}%` }} />
      </span>
      {t('filled', { filled: formatNumber(filled), vacancies: formatNumber(vacancies) })}
    </span>
  );
}

/** For the hospital the figures link to the board; nobody else sees candidates. */
function Candidacies({ figures, boardOf }: Pick<ManagedOfferRow, 'figures'> & { boardOf: string | null }) {
  const { t } = useTranslation('managedOffers');
  if (figures.candidacies === 0) return <span className={classes.nothing}>{t('none')}</span>;
  const counts = (
    <>
      <span className={classes.count}>{formatNumber(figures.candidacies)}</span>
      {figures.newCandidacies > 0 && <span className={classes.new}>{t('new', { count: figures.newCandidacies })}</span>}
    </>
  );
  if (boardOf === null) return counts;
  return (
    <Link to="/offers/$id/candidates" params={{ id: boardOf }} className={classes.board} title={t('toBoard')}>
      {counts}
    </Link>
  );
}

/** More than this many days is late. */
const late = 7;

export function Days({ days }: { days: number | null }) {
  const { t } = useTranslation('managedOffers');
  if (days === null) return <span className={classes.nothing}>–</span>;
  return (
    <span className={classes.days} data-late={days > late || undefined}>
      {t('days', { count: days })}
    </span>
  );
}

function Changed({ at }: { at: string }) {
  const { t } = useTranslation('managedOffers');
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return (
    <time className={classes.day} dateTime={at} title={formatMoment(at)}>
      {isToday ? t('todayAt', { time: formatTime(moment) }) : formatShortDay(at)}
    </time>
  );
}
