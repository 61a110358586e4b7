import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Credential } from './credential.tsx';
import classes from './homologation-info.module.css';
import { LegalSteps } from './legal-steps.tsx';
import { OwnState } from './own-state.tsx';
import { WaitingTimesSection } from './waiting-times.tsx';

/** What recognition is, how long it takes, and the state of one's own. */
export function HomologationInfo() {
  const { t } = useTranslation('homologations');
  const groups = useSession()?.policyGroups ?? [];
  const isCertified = groups.includes('certifiedDoctor');
  return (
    <>
      <PageHeader title={t('info.heading')} />
      <p className={classes.lead}>{t('info.lead')}</p>
      <div className={classes.columns}>
        <div className={classes.main}>
          <LegalSteps />
        </div>
        <div className={classes.side}>
          {isDoctor(groups) && (isCertified ? <Credential /> : <OwnState />)}
          <WaitingTimesSection />
        </div>
      </div>
    </>
  );
}
