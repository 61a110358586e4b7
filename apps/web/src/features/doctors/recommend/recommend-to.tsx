import type { ManagedOfferRow } from '@fonendo/contract/offers/offers.schema';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BriefcaseMedical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { LeftOut, type PersonLeftOut } from '../../../ui/bulk/left-out.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { distinctLabels } from '../../../ui/fields/distinct-labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { openOffersQuery, tiesQuery } from '../directory/directory.queries.ts';
import { RecommendForm } from './recommend.form.tsx';
import classes from './recommend.module.css';

export type ChosenDoctor = { id: string; firstname: string; lastname: string };

type Props = { doctors: readonly ChosenDoctor[]; onClose: () => void; onSent?: () => void };

/** Chooses one of the open offers for one or several doctors, and says first who will not be told. */
export function RecommendTo({ doctors, onClose, onSent }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  const [only] = doctors;
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={520}
      title={
        only && doctors.length === 1
          ? t('choose.title', { name: nameOf(only) })
          : t('choose.titleOfSeveral', { count: doctors.length })
      }
    >
      <Choice doctors={doctors} onClose={onClose} onSent={onSent} />
    </FormDialog>
  );
}

const choicesOf = (offers: readonly ManagedOfferRow[]) =>
  distinctLabels(
    offers.map(({ id, name, publishedAt, updatedAt }) => {
      const detail = formatDayOf(publishedAt ?? updatedAt);
      return { value: id, label: name ?? '', detail };
    }),
  );

const nameOf = ({ firstname, lastname }: ChosenDoctor) => `${firstname} ${lastname}`;

type ChoiceProps = Pick<Props, 'doctors' | 'onClose'> & { onSent: Props['onSent'] | undefined };

function Choice({ doctors, onClose, onSent }: ChoiceProps) {
  const { t } = useTranslation(['directory', 'core']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const [offerId, setOfferId] = useState<string | null>(null);
  const all = useQuery(openOffersQuery(''));
  const found = useQuery(openOffersQuery(search));
  const { reached, leftOut } = useReached(offerId, doctors);
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
        <RecommendForm
          offerId={offerId}
          doctorIds={reached.map(({ id }) => id)}
          onClose={onClose}
          onSent={onSent}
          status={leftOut && t('choose.reached', { count: reached.length })}
        >
          {doctors.length > 1 && <p className={classes.names}>{doctors.map(nameOf).join(', ')}</p>}
          <p className={classes.lead}>{t('choose.lead', { count: doctors.length })}</p>
          <SelectField
            label={t('choose.offer')}
            placeholder={t('choose.placeholder')}
            data={choicesOf((found.data ?? some).items)}
            // Few people have more than fifty offers; the server searches the rest.
            {...(some.nextCursor !== null && { onSearchChange: setTyped, filter: ({ options }) => options })}
            value={offerId}
            onChange={setOfferId}
            data-autofocus
          />
          {leftOut && leftOut.length > 0 && (
            <div className={classes.message}>
              <LeftOut people={leftOut} />
            </div>
          )}
        </RecommendForm>
      )}
    </AnswerFrame>
  );
}

/** Who of the chosen will be told of the offer; `leftOut` is null until that is known. */
function useReached(offerId: string | null, doctors: readonly ChosenDoctor[]) {
  const { t } = useTranslation('directory');
  const ids = doctors.map(({ id }) => id);
  const { data } = useQuery({ ...tiesQuery(offerId ?? '', ids), enabled: offerId !== null });
  if (!data || offerId === null) return { reached: [], leftOut: null };
  const ties = new Map(data.items.map(({ id, tie }) => [id, tie]));
  const reasonFor = (id: string) => {
    const tie = ties.get(id);
    if (tie === undefined) return t('choose.leftOut.gone');
    return tie && t(`choose.leftOut.${tie}`);
  };
  const leftOut = doctors.flatMap((doctor): PersonLeftOut[] => {
    const reason = reasonFor(doctor.id);
    return reason === null ? [] : [{ id: doctor.id, name: nameOf(doctor), reason }];
  });
  return { reached: doctors.filter(({ id }) => ties.get(id) === null), leftOut };
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
