import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContractSigning, contractQuery } from '../../../contracts/contracts.public.ts';
import { DoctorDataForm } from '../../../doctors/doctors.public.ts';
import { Checkout, PriceList, RoadNotice } from '../../../payments/payments.public.ts';
import { registrationQuery } from '../registration.queries.ts';
import { StepFoot, StepLead } from './step-frame.tsx';

/** The contract and the payment. Data that the contract still needs come first. */
export function FinishStep({ onLater, onPaid }: { onLater: () => void; onPaid: () => void }) {
  const { t } = useTranslation('signup');
  const queryClient = useQueryClient();
  const { data: contract } = useQuery(contractQuery);
  const dataMissing = contract !== undefined && !contract.signed && contract.missing.length > 0;
  async function goOn() {
    await queryClient.invalidateQueries(registrationQuery);
    onPaid();
  }
  return (
    <>
      <StepLead>{t(dataMissing ? 'leads.missingData' : 'leads.finish')}</StepLead>
      {dataMissing ? (
        <DoctorDataForm needed={contract.missing} onSaved={() => void queryClient.invalidateQueries(contractQuery)} />
      ) : (
        <>
          {contract && !contract.signed && (
            <>
              <RoadNotice />
              <PriceList />
            </>
          )}
          <ContractSigning />
          {contract?.signed && <Checkout onPaid={() => void goOn()} />}
        </>
      )}
      <StepFoot onLater={onLater} />
    </>
  );
}
