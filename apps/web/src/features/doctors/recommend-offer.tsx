import type { DirectoryDoctor } from '@fonendo/contract/directory.schema';
import { recommendationLimits } from '@fonendo/domain/recommendation';
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { TableFilters } from '../../ui/table-filters.tsx';
import { directoryQuery } from './directory.queries.ts';
import type { DirectoryAddress } from './directory-address.ts';
import { useDirectoryFilters } from './directory-filters.ts';
import { filterOf } from './directory-search.ts';
import { DoctorChoice } from './doctor-choice.tsx';
import classes from './recommend.module.css';
import { useRecommend } from './use-recommend.ts';

type Props = { offerId: string; offerName: string; onClose: () => void };

/** Chooses doctors for an open offer: who fits comes first. */
export function RecommendOffer({ offerId, offerName, onClose }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const recommend = useRecommend(onClose);
  const full = chosen.size >= recommendationLimits.atOnce;
  const toggle = ({ id }: DirectoryDoctor) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t('recommend.title')}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <p className={classes.offer}>{offerName}</p>
      <p className={classes.lead}>{t('recommend.lead')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          recommend.mutate({ offerId, doctorIds: [...chosen], message });
        }}
      >
        <Doctors offerId={offerId} chosen={chosen} full={full} onToggle={toggle} />
        <div className={classes.message}>
          <TextareaField
            optional
            minRows={2}
            label={t('recommend.message')}
            description={t('recommend.messageHelp')}
            maxLength={recommendationLimits.message}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </div>
        <div className={classes.foot}>
          <p className={classes.support} role="status">
            {t('recommend.choose', { count: chosen.size })}
            {full && ` · ${t('recommend.most', { max: recommendationLimits.atOnce })}`}
          </p>
          <Button variant="default" onClick={onClose}>
            {t('core:actions.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={chosen.size === 0 || message.length > recommendationLimits.message}
            loading={recommend.isPending}
          >
            {t('recommend.action')}
          </Button>
        </div>
      </form>
    </Modal>
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
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    directoryQuery({ ...filterOf(search), offer: offerId }),
  );
  const filters = useDirectoryFilters();
  const doctors = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <TableFilters filters={filters} search={search} onSearch={setSearch} />
      <fieldset className={classes.doctors} aria-label={t('recommend.doctors')}>
        {doctors?.map((doctor) => (
          <DoctorChoice
            key={doctor.id}
            doctor={doctor}
            checked={chosen.has(doctor.id)}
            full={full}
            onToggle={() => onToggle(doctor)}
          />
        ))}
        {doctors?.length === 0 && <p className={classes.nobody}>{t('recommend.none')}</p>}
        {!doctors && !isError && <LoadingState of="text" />}
        {!doctors && isError && (
          <ErrorState
            title={t('recommend.loadFailed')}
            description={t('recommend.loadFailedHelp')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {hasNextPage && (
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('recommend.more')}
          </Button>
        )}
      </fieldset>
    </>
  );
}
