import type { Account } from '@fonendo/contract/account/account.schema';
import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import tabStyles from '../../ui/page-tabs.module.css';
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
  const list = useShownTabInSight(shown);
  return (
    <Tabs value={shown} onChange={(tab) => onTabChange(tab as AccountTab)} keepMounted={false}>
      <Tabs.List ref={list} className={tabStyles.list ?? ''} aria-label={t('tabs.label')}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={tabStyles.tab ?? ''}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={classes.panel ?? ''}>
          {tab === shown && (
            <Suspense fallback={<LoadingState />}>
              <TabContent tab={tab} account={account} />
            </Suspense>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
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

/** On phones the list of tabs scrolls: brings the selected tab into view. */
function useShownTabInSight(shown: AccountTab) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-active]`);
    if (tab && shown) tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return list;
}
