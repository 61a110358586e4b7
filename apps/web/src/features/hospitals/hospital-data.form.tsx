import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { HospitalFacts, NoHospital } from './hospital-facts.tsx';
import { HospitalFields } from './hospital-fields.form.tsx';
import { ownHospitalQuery, useSaveHospital } from './hospitals.queries.ts';

type Props = { onSaved?: () => void };

/** The data of one's hospital: a form for its administrators, facts for everybody else who works there. */
export function HospitalDataForm({ onSaved }: Props) {
  const { t } = useTranslation('hospitals');
  const { data, isError, isFetching, refetch } = useQuery(ownHospitalQuery);
  const save = useSaveHospital();
  if (data?.can.edit) {
    return (
      <HospitalFields
        hospital={data.hospital}
        withPosition
        onSave={async (update) => (await save(update)).hospital}
        onSaved={onSaved ?? (() => toast({ tone: 'success', title: t('form.saved') }))}
      />
    );
  }
  if (data) return data.hospital ? <HospitalFacts hospital={data.hospital} /> : <NoHospital />;
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
