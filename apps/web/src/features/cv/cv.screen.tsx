import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { BackToOffer } from '../candidacies/candidacies.public.ts';
import { ForDoctors } from '../doctors/doctors.public.ts';
import { CvEditor } from './editor.tsx';

/** Open to everybody who is signed in (specification, section 2), but only doctors have a CV. */
export function CvScreen() {
  const { t } = useTranslation('cv');
  const doctor = isDoctor(useSession()?.policyGroups ?? []);
  return (
    <>
      <BackToOffer />
      <PageHeader title={t('heading')} />
      {doctor ? (
        <CvEditor />
      ) : (
        <ForDoctors
          icon={<FileUser size={28} aria-hidden />}
          title={t('notDoctor.title')}
          description={t('notDoctor.text')}
        />
      )}
    </>
  );
}
