import type { DirectoryDoctor } from '@fonendo/contract/doctors/directory.schema';
import { recommendationLimits } from '@fonendo/domain/offers/recommendation';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { UnderstoodSearch } from '../../../ui/states/understood-search.tsx';
import { TableFilters } from '../../../ui/table/table-filters.tsx';
import type { DirectoryAddress } from '../directory/address.ts';
import { directoryQuery } from '../directory/directory.queries.ts';
import { useDirectoryFilters } from '../directory/filters.ts';
import { filterOf } from '../directory/search.ts';
import { DoctorChoice } from '../doctor-choice.tsx';
import { RecommendForm } from './recommend.form.tsx';
import classes from './recommend.module.css';

type Props = { offerId: string; offerName: string; onClose: () => void };

/** Chooses doctors for an open offer; those who fit come first. */
export function RecommendOffer({ offerId, offerName, onClose }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const full = chosen.size >= recommendationLimits.atOnce;
  const toggle = ({ id }: DirectoryDoctor) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <FormDialog opened onClose={onClose} size={640} title={t('recommend.title')}>
      <p className={classes.offer}>{offerName}</p>
      <p className={classes.lead}>{t('recommend.lead')}</p>
      <RecommendForm
        offerId={offerId}
        doctorIds={[...chosen]}
        onClose={onClose}
        status={
          <>
            {t('recommend.choose', { count: chosen.size })}
            {full && ` · ${t('recommend.most', { max: recommendationLimits.atOnce })}`}
          </>
        }
      >
        <Doctors offerId={offerId} chosen={chosen} full={full} onToggle={toggle} />
      </RecommendForm>
    </FormDialog>
  );
}

type DoctorsProps = {
  offerId: string;
  chosen: ReadonlySet<string>;
  full: boolean;
  onToggle: (doctor: DirectoryDoctor) => void;
};

function Doctors({ offerId, chosen, full, onToggle }: DoctorsProps) {
  const { t } = useTranslation('directory');
  const [search, setSearch] = useState<DirectoryAddress>({});
  const query = useInfiniteQuery(directoryQuery({ ...filterOf(search), offer: offerId }));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const filters = useDirectoryFilters(search, query.data?.pages[0]?.choices);
  return (
    <>
      <TableFilters filters={filters} search={search} onSearch={setSearch} />
      <UnderstoodSearch understood={query.data?.pages[0]?.understood} />
      <fieldset className={classes.doctors} aria-label={t('recommend.doctors')}>
        <AnswerFrame
          query={query}
          outline="text"
          failed={t('recommend.loadFailed')}
          failedHelp={t('recommend.loadFailedHelp')}
          empty={{
            when: ({ pages }) => pages.every(({ items }) => items.length === 0),
            show: <p className={classes.nobody}>{t('recommend.none')}</p>,
          }}
          bare
        >
          {({ pages }) =>
            pages
              .flatMap(({ items }) => items)
              .map((doctor) => (
                <DoctorChoice
                  key={doctor.id}
                  doctor={doctor}
                  checked={chosen.has(doctor.id)}
                  full={full}
                  onToggle={() => onToggle(doctor)}
                />
              ))
          }
        </AnswerFrame>
        {hasNextPage && (
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('recommend.more')}
          </Button>
        )}
      </fieldset>
    </>
  );
}
