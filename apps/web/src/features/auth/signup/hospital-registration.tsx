import { useTranslation } from 'react-i18next';
import { HospitalDataForm } from '../../hospitals/hospitals.public.ts';
import { StepFoot, StepFrame, StepLead } from './steps/step-frame.tsx';

/** The last step for a hospital: its data. */
export function HospitalRegistration({ onDashboard }: { onDashboard: () => void }) {
  const { t } = useTranslation('signup');
  return (
    <StepFrame name="hospitalData" title={t('titles.hospitalData')} step="hospitalData" account="hospital">
      <StepLead>{t('leads.hospitalData')}</StepLead>
      <HospitalDataForm onSaved={onDashboard} />
      <StepFoot onLater={onDashboard} />
    </StepFrame>
  );
}
