import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInPerson, useSession } from '../../platform/session/auth-state.ts';
import tabStyles from '../../ui/page-tabs.module.css';
import classes from './candidacy-tabs.module.css';

type Props = {
  candidacyId: string;
  view: 'conversation' | undefined;
  /** How many messages wait for the reader. */
  waiting: number;
};

/** A conversation belongs to its two sides: nobody who acts as one of them, and no administrator, is offered it. */
export function useIsPartOfIt(): boolean {
  const groups = useSession()?.policyGroups ?? [];
  return useInPerson() && !isAdministrator(groups);
}

/** The process and the conversation of a candidacy, as tabs of its page. */
export function CandidacyTabs({ candidacyId, view = undefined, waiting }: Props) {
  const { t } = useTranslation('conversations');
  const navigate = useNavigate();
  if (!useIsPartOfIt()) return null;
  const show = (value: string | null) =>
    void navigate({
      to: '/candidate/$id',
      params: { id: candidacyId },
      search: ({ view: _shown, ...rest }) => ({
        ...rest,
        ...(value === 'conversation' && { view: 'conversation' as const }),
      }),
    });
  return (
    <Tabs value={view ?? 'process'} onChange={show}>
      <Tabs.List className={tabStyles.list ?? ''} aria-label={t('tabs.label')}>
        <Tabs.Tab value="process" className={tabStyles.tab ?? ''}>
          {t('tabs.process')}
        </Tabs.Tab>
        <Tabs.Tab value="conversation" className={tabStyles.tab ?? ''}>
          {t('tabs.conversation')}
          {waiting > 0 && (
            <span className={classes.count} title={t('tabs.waiting', { count: waiting })}>
              {waiting}
            </span>
          )}
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
