import type { DirectoryDoctor } from '@fonendo/contract/directory.schema';
import { recommendationLimits } from '@fonendo/domain/recommendation';
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BriefcaseMedical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { openOffersQuery } from './directory.queries.ts';
import classes from './recommend.module.css';
import { useRecommend } from './use-recommend.ts';

type Props = { doctor: DirectoryDoctor; onClose: () => void };

/** Chooses one of the open offers for a doctor. */
export function RecommendTo({ doctor, onClose }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={t('choose.title', { name: `${doctor.firstName} ${doctor.lastName}` })}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <Choice doctor={doctor} onClose={onClose} />
    </Modal>
  );
}

function Choice({ doctor, onClose }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const [offerId, setOfferId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const recommend = useRecommend(onClose);
  const all = useQuery(openOffersQuery(''));
  const found = useQuery(openOffersQuery(search));
  if (all.isError) {
    return (
      <ErrorState
        title={t('recommend.loadFailed')}
        description={t('recommend.loadFailedHelp')}
        onRetry={() => void all.refetch()}
        retrying={all.isFetching}
      />
    );
  }
  if (!all.data) return <LoadingState of="text" />;
  if (all.data.total === 0) return <NoOffers />;
  const offers = (found.data ?? all.data).items;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (offerId) recommend.mutate({ offerId, doctorIds: [doctor.id], message });
      }}
    >
      <p className={classes.lead}>{t('recommend.lead')}</p>
      <SelectField
        label={t('choose.offer')}
        placeholder={t('choose.placeholder')}
        data={offers.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
        // Few see more than fifty offers; the server searches the rest.
        {...(all.data.nextCursor !== null && { onSearchChange: setTyped, filter: ({ options }) => options })}
        value={offerId}
        onChange={setOfferId}
        data-autofocus
      />
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
        <Button variant="default" onClick={onClose}>
          {t('core:actions.cancel')}
        </Button>
        <Button
          type="submit"
          disabled={!offerId || message.length > recommendationLimits.message}
          loading={recommend.isPending}
        >
          {t('recommend.action')}
        </Button>
      </div>
    </form>
  );
}

function NoOffers() {
  const { t } = useTranslation('directory');
  return (
    <EmptyState
      icon={<BriefcaseMedical size={26} strokeWidth={1.75} aria-hidden />}
      title={t('choose.none')}
      description={t('choose.noneHelp')}
      action={
        <Button component={Link} to="/offers">
          {t('choose.toOffers')}
        </Button>
      }
    />
  );
}
