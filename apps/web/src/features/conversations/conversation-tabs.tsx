import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import type { ConversationSubject } from '@fonendo/domain/conversations/conversation';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInPerson, useSession } from '../../platform/session/auth-state.ts';
import tabStyles from '../../ui/page-tabs.module.css';
import classes from './conversation-tabs.module.css';

/** A conversation belongs to its two sides: nobody who acts as one of them, and no administrator, is offered it. */
export function useIsPartOfIt(): boolean {
  const groups = useSession()?.policyGroups ?? [];
  return useInPerson() && !isAdministrator(groups);
}

type Props = {
  id: string;
  view: 'conversation' | undefined;
  /** How many messages wait for the reader. */
  waiting: number;
};

/** The process and the conversation of a candidacy, as tabs of its page. */
export function CandidacyTabs({ id, view = undefined, waiting }: Props) {
  const navigate = useNavigate();
  const show = (shown: Props['view']) =>
    void navigate({
      ...{ to: '/candidate/$id', params: { id } },
      search: ({ view: _shown, ...rest }) => ({ ...rest, ...(shown && { view: shown }) }),
    });
  return <ConversationTabs of="candidacy" view={view} waiting={waiting} onShow={show} />;
}

/** The same for a doctor's own petition, which is also shown under another address. */
export function PetitionTabs({ id, view = undefined, waiting }: Props) {
  const navigate = useNavigate();
  const show = (shown: Props['view']) =>
    void navigate({ to: '/petitions/$id', params: { id }, search: { ...(shown && { view: shown }) } });
  return <ConversationTabs of="petition" view={view} waiting={waiting} onShow={show} />;
}

type Shown = Omit<Props, 'id'> & { of: ConversationSubject; onShow: (view: Props['view']) => void };

function ConversationTabs({ of, view, waiting, onShow }: Shown) {
  const { t } = useTranslation('conversations');
  if (!useIsPartOfIt()) return null;
  return (
    <Tabs value={view ?? 'process'} onChange={(value) => onShow(value === 'conversation' ? 'conversation' : undefined)}>
      <Tabs.List className={tabStyles.list ?? ''} aria-label={t(`tabs.label.${of}`)}>
        <Tabs.Tab value="process" className={tabStyles.tab ?? ''}>
          {t(`tabs.process.${of}`)}
        </Tabs.Tab>
        <Tabs.Tab value="conversation" className={tabStyles.tab ?? ''}>
          {t('tabs.conversation')}
          <WaitingCount count={waiting} />
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

/** How many messages wait for the reader; nothing if none does. */
export function WaitingCount({ count }: { count: number }) {
  const { t } = useTranslation('conversations');
  if (count === 0) return null;
  return (
    <span className={classes.count} title={t('tabs.waiting', { count })}>
      {count}
    </span>
  );
}
