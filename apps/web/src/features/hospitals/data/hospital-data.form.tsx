import type { OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../platform/toasts.ts';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { ownHospitalQuery, useSaveHospital } from '../hospitals.queries.ts';
import { HospitalFacts, NoHospital } from '../profile/hospital-facts.tsx';
import { HospitalStanding } from '../profile/hospital-standing.tsx';
import { HospitalFields } from './hospital-fields.form.tsx';

type Props = { onSaved?: () => void };

/** The data of one's hospital: a form for its administrators, read-only for others who work there. */
export function HospitalDataForm({ onSaved }: Props) {
  const { t } = useTranslation('hospitals');
  const query = useQuery(ownHospitalQuery);
  const queryClient = useQueryClient();
  const save = useSaveHospital();
  const reviewed = useRef(false);
  return (
    <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(own) => (
        <>
          <HospitalStanding own={own} />
          {own.can.edit ? form(own) : own.hospital ? <HospitalFacts hospital={own.hospital} /> : <NoHospital />}
        </>
      )}
    </AnswerFrame>
  );

  function form(data: OwnHospital) {
    return (
      <HospitalFields
        hospital={data.hospital}
        withPosition
        {...(data.approval?.status === 'approved' && { identityHelp: t('approval.renaming') })}
        onSave={async (update) => {
          const saved = await save(update);
          reviewed.current = saved.approval?.status === 'pending' && data.approval?.status !== 'pending';
          return saved;
        }}
        fetchStored={async () => (await queryClient.fetchQuery({ ...ownHospitalQuery, staleTime: 0 })).hospital}
        onSaved={
          onSaved ??
          (() =>
            toast({
              tone: 'success',
              title: t('form.saved'),
              ...(reviewed.current && { message: t('approval.reviewAgain') }),
            }))
        }
      />
    );
  }
}
