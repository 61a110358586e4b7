import type { Account } from '@fonendo/contract/account.schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { accountQuery } from './account.queries.ts';
import classes from './account.screen.module.css';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { InPersonOnly } from './in-person-only.tsx';
import { LanguagePreference } from './language-preference.tsx';
import { MailPreferences } from './mail-preferences.tsx';
import { PasswordSection } from './password.form.tsx';
import { PersonalDataSection } from './personal-data.form.tsx';
import { SessionList } from './session-list.tsx';

export function AccountScreen() {
  const { t } = useTranslation('account');
  const { data: account, isError, isFetching, refetch } = useQuery(accountQuery);
  return (
    <>
      <PageHeader title={t('heading')} />
      {account && <Sections account={account} />}
      {!account && !isError && <LoadingState />}
      {!account && isError && (
        <Card>
          <ErrorState
            title={t('failed')}
            description={t('failedHelp')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
    </>
  );
}

/** What only the person may do is not shown to an administrator acting for them: the server would refuse it. */
function Sections({ account }: { account: Account }) {
  const inPerson = !useSession()?.impersonatedBy;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <PersonalDataSection account={account} />
        {inPerson && <PasswordSection email={account.email} />}
        {inPerson && <SessionList />}
        {!inPerson && <InPersonOnly name={`${account.firstName} ${account.lastName}`} />}
      </div>
      <div className={classes.column}>
        <LanguagePreference account={account} />
        <MailPreferences account={account} />
        {inPerson && <DataExport />}
        {inPerson && <DeleteAccount email={account.email} />}
      </div>
    </div>
  );
}
