import type { Account } from '@fonendo/contract/account/account.schema';
import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { BackToOffer } from '../candidacies/candidacies.public.ts';
import { accountQuery } from './account.queries.ts';
import classes from './account.screen.module.css';
import { type AccountSearch, type AccountTab, shownTab, tabsFor } from './account-search.ts';
import { TabContent } from './account-tabs.tsx';

type Props = { search: AccountSearch; onTabChange: (tab: AccountTab) => void };

export function AccountScreen({ search, onTabChange }: Props) {
  const { t } = useTranslation('account');
  const query = useQuery(accountQuery);
  const { data: account } = query;
  return (
    <>
      <BackToOffer />
      <PageHeader title={t('heading')} actions={account && <ProfileLink account={account} />} />
      <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(account) => <TabbedAccount account={account} search={search} onTabChange={onTabChange} />}
      </AnswerFrame>
    </>
  );
}

function TabbedAccount({ account, search, onTabChange }: Props & { account: Account }) {
  const { t } = useTranslation('account');
  const tabs = tabsFor(account.policyGroups);
  const shown = shownTab(account.policyGroups, search);
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={tabs}
      nameOf={(tab) => t(`tabs.${tab}`)}
      shown={shown}
      onTab={onTabChange}
      panelClass={classes.panel}
    >
      <Suspense fallback={<LoadingState />}>
        <TabContent tab={shown} account={account} />
      </Suspense>
    </PageTabs>
  );
}

/** How others see this account; nobody sees an administrator's. */
function ProfileLink({ account: { policyGroups } }: { account: Account }) {
  const { t } = useTranslation('account');
  if (!isDoctor(policyGroups) && !isHospitalStaff(policyGroups)) return null;
  return (
    <Button component={Link} to="/profile" variant="default">
      {t(isDoctor(policyGroups) ? 'profile.doctor' : 'profile.staff')}
    </Button>
  );
}
