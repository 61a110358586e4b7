import { Button, Modal } from '@mantine/core';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BriefcaseMedical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { openOffersQuery } from '../directory/directory.queries.ts';
import { RecommendForm } from './recommend.form.tsx';
import classes from './recommend.module.css';

type Props = { doctor: { id: string; firstname: string; lastname: string }; onClose: () => void };

/** Chooses one of the open offers for a doctor. */
export function RecommendTo({ doctor, onClose }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={t('choose.title', { name: `${doctor.firstname} ${doctor.lastname}` })}
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
  const all = useQuery(openOffersQuery(''));
  const found = useQuery(openOffersQuery(search));
  return (
    <AnswerFrame
      query={all}
      outline="text"
      failed={t('recommend.loadFailed')}
      failedHelp={t('recommend.loadFailedHelp')}
      empty={{ when: ({ total }) => total === 0, show: <NoOffers /> }}
      bare
    >
      {(some) => (
        <RecommendForm offerId={offerId} doctorIds={[doctor.id]} onClose={onClose}>
          <p className={classes.lead}>{t('recommend.lead')}</p>
          <SelectField
            label={t('choose.offer')}
            placeholder={t('choose.placeholder')}
            data={(found.data ?? some).items.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
            // Few people have more than fifty offers; the server searches the rest.
            {...(some.nextCursor !== null && { onSearchChange: setTyped, filter: ({ options }) => options })}
            value={offerId}
            onChange={setOfferId}
            data-autofocus
          />
        </RecommendForm>
      )}
    </AnswerFrame>
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
