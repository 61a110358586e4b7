import type { DirectoryDoctor } from '@fonendo/contract/doctors/directory.schema';
import { recommendationLimits } from '@fonendo/domain/offers/recommendation';
import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX, Send, Stethoscope } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { useCountryName } from '../../../platform/countries.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import bar from '../../../ui/bulk/bulk-bar.module.css';
import { BulkBar } from '../../../ui/bulk/bulk-bar.tsx';
import { ListTable } from '../../../ui/list-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { DirectoryAddress } from './address.ts';
import { DoctorCard } from './card.tsx';
import classes from './directory.module.css';
import { directoryQuery } from './directory.queries.ts';
import { DoctorCertification, DoctorYears } from './facts.tsx';
import { useDirectoryFilters } from './filters.ts';
import { filterOf } from './search.ts';

const RecommendTo = lazy(async () => ({ default: (await import('../recommend/recommend-to.tsx')).RecommendTo }));

type Props = { address: DirectoryAddress; onSearch: (address: DirectoryAddress) => void };

/** The doctors that a hospital may find before any application. */
export function DirectoryScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('directory');
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(directoryQuery(filterOf(address)));
  // A colleague changed the name or CIF while the list was open: the gate around this page asks again.
  const closed = isApiFailure(query.error, 'HospitalNotApproved');
  useEffect(() => {
    if (closed) void invalidateAnswers(queryClient, [queryKeys.hospitals.mine]);
  }, [closed, queryClient]);
  const canRecommend = query.data?.pages[0]?.can.recommend ?? false;
  const chosen = useChosen();
  const columns = useColumns(canRecommend ? chosen : null);
  const [recommending, setRecommending] = useState<readonly DirectoryDoctor[]>();
  return (
    <div data-density="workplace" className={chosen.doctors.length > 0 ? classes.choosing : undefined}>
      <PageHeader
        ofList
        title={t('heading')}
        meta={<p className={classes.lead}>{canRecommend ? `${t('lead')} ${t('leadRecommend')}` : t('lead')}</p>}
      />
      <ListTable
        label={t('heading')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        rowName={nameOf}
        card={(doctor, menu) => <DoctorCard doctor={doctor} name={columns[0]?.cell(doctor)} menu={menu} />}
        {...(canRecommend && {
          actions: (doctor: DirectoryDoctor) => [
            {
              key: 'recommend',
              label: t('recommendTo'),
              icon: <Send size={16} aria-hidden />,
              onSelect: () => setRecommending([doctor]),
            },
          ],
        })}
        filters={useDirectoryFilters(address, query.data?.pages[0]?.choices)}
        search={address}
        onSearch={onSearch}
        empty={<Nothing filtered={Object.keys(filterOf(address)).length > 0} onAll={() => onSearch({})} />}
      />
      {chosen.doctors.length > 0 && <ChosenBar chosen={chosen} onRecommend={() => setRecommending(chosen.doctors)} />}
      {recommending && (
        <Suspense>
          <RecommendTo
            doctors={recommending}
            onClose={() => setRecommending(undefined)}
            onSent={() => chosen.drop(recommending)}
          />
        </Suspense>
      )}
    </div>
  );
}

const nameOf = ({ firstname, lastname }: DirectoryDoctor) => `${firstname} ${lastname}`;

/** Kept while the filters change: people are gathered from several searches. */
function useChosen() {
  const [doctors, setDoctors] = useState<readonly DirectoryDoctor[]>([]);
  const has = ({ id }: DirectoryDoctor) => doctors.some((one) => one.id === id);
  const drop = (gone: readonly DirectoryDoctor[]) =>
    setDoctors(doctors.filter(({ id }) => !gone.some((one) => one.id === id)));
  return {
    doctors,
    has,
    isFull: doctors.length >= recommendationLimits.atOnce,
    toggle: (doctor: DirectoryDoctor) => (has(doctor) ? drop([doctor]) : setDoctors([...doctors, doctor])),
    drop,
    clear: () => setDoctors([]),
  };
}

type Chosen = ReturnType<typeof useChosen>;

function ChosenBar({ chosen, onRecommend }: { chosen: Chosen; onRecommend: () => void }) {
  const { t } = useTranslation('directory');
  const count = chosen.doctors.length;
  const most = t('recommend.most', { max: recommendationLimits.atOnce });
  return (
    <BulkBar
      label={t('chosen.label')}
      count={count}
      counted={[t('chosen.counted', { count }), chosen.isFull && most].filter(Boolean).join('. ')}
      clearLabel={t('chosen.clear')}
      onClear={chosen.clear}
    >
      <UnstyledButton className={bar.verb} onClick={onRecommend}>
        <Send size={16} aria-hidden /> <span>{t('recommendTo')}</span>
      </UnstyledButton>
    </BulkBar>
  );
}

/** Without a selection, for people who may not recommend, the names stand alone. */
function useColumns(chosen: Chosen | null): Column<DirectoryDoctor>[] {
  const { t } = useTranslation('directory');
  const countryName = useCountryName();
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (doctor) => (
        <span className={classes.person}>
          {chosen && (
            <Checkbox
              aria-label={t('chosen.pick', { name: nameOf(doctor) })}
              checked={chosen.has(doctor)}
              disabled={chosen.isFull && !chosen.has(doctor)}
              onChange={() => chosen.toggle(doctor)}
            />
          )}
          <Link to="/users/$id" params={{ id: doctor.id }} className={classes.name}>
            {nameOf(doctor)}
          </Link>
        </span>
      ),
    },
    { key: 'speciality', header: t('speciality'), cell: ({ speciality }) => speciality ?? t('noSpeciality') },
    {
      key: 'certification',
      header: t('certification'),
      cell: ({ certification }) => <DoctorCertification certification={certification} />,
    },
    {
      key: 'experience',
      header: t('experience'),
      spare: 2,
      cell: ({ yearsOfExperience }) => <DoctorYears count={yearsOfExperience} />,
    },
    {
      key: 'residence',
      header: t('residence'),
      spare: 1,
      cell: ({ countryOfResidence }) => countryName(countryOfResidence),
    },
  ];
}

function Nothing({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  const { t } = useTranslation('directory');
  const Icon = filtered ? SearchX : Stethoscope;
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
      title={t(filtered ? 'none' : 'empty')}
      description={t(filtered ? 'noneHelp' : 'emptyHelp')}
      {...(filtered && {
        action: (
          <Button variant="default" onClick={onAll}>
            {t('clear')}
          </Button>
        ),
      })}
    />
  );
}
