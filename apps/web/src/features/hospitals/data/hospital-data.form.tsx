import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { ownHospitalQuery, useSaveHospital } from '../hospitals.queries.ts';
import { HospitalFacts, NoHospital } from '../profile/hospital-facts.tsx';
import { HospitalStanding } from '../profile/hospital-standing.tsx';
import { HospitalFields } from './hospital-fields.form.tsx';

type Props = { onSaved?: () => void };

/** The data of one's hospital: a form for its administrators, facts for everybody else who works there. */
export function HospitalDataForm({ onSaved }: Props) {
  const { t } = useTranslation('hospitals');
  const { data, isError, isFetching, refetch } = useQuery(ownHospitalQuery);
  const save = useSaveHospital();
  const reviewed = useRef(false);
  if (data?.can.edit) {
    return (
      <>
        <HospitalStanding own={data} />
        <HospitalFields
          hospital={data.hospital}
          withPosition
          {...(data.approval?.status === 'approved' && { identityHelp: t('approval.renaming') })}
          onSave={async (update) => {
            const saved = await save(update);
            reviewed.current = saved.approval?.status === 'pending' && data.approval?.status !== 'pending';
            return saved.hospital;
          }}
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
      </>
    );
  }
  if (data) {
    return (
      <>
        <HospitalStanding own={data} />
        {data.hospital ? <HospitalFacts hospital={data.hospital} /> : <NoHospital />}
      </>
    );
  }
  if (!isError) return <LoadingState />;
  return (
    <Card>
      <ErrorState
        title={t('failed')}
        description={t('failedHelp')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Card>
  );
}
