import type { Session } from '@fonendo/contract/auth/auth.schema';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { groupKey } from '../../../platform/session/group-key.ts';
import { revertImpersonation } from '../../../platform/session/impersonation.ts';
import { signOut } from '../../../platform/session/session.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { MessageActions, MessageCard } from '../../../ui/states/message-card.tsx';
import classes from './unauthorised.screen.module.css';

/** For people without the right for a page: which account they use, and what they can do. */
export function UnauthorisedScreen() {
  const session = useSession();
  return session ? <NotAllowed session={session} /> : <NobodySignedIn />;
}

function NotAllowed({ session }: { session: Session }) {
  const { t } = useTranslation(['access', 'core']);
  // Without a group even the dashboard would lead back here.
  const hasGroup = session.policyGroups.length > 0;
  return (
    <MessageCard
      icon={ShieldAlert}
      tone="warn"
      title={t('unauthorised.heading')}
      lead={t(hasGroup ? 'unauthorised.help' : 'unauthorised.helpNoGroup')}
      foot={
        <>
          {t('unauthorised.mistake')}
          <Anchor component={Link} to="/faq" hash="contacto">
            {t('contact')}
          </Anchor>
        </>
      }
    >
      <Account session={session} />
      <MessageActions>
        {hasGroup && (
          <Button component={Link} to="/dashboard">
            {t('dashboard')}
          </Button>
        )}
        {session.impersonatedBy ? (
          <Button variant="default" onClick={() => void revertImpersonation()}>
            {t('core:impersonation.back')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void signOut()}>
            {t('core:user.signOut')}
          </Button>
        )}
      </MessageActions>
    </MessageCard>
  );
}

function Account({ session }: { session: Session }) {
  const { t } = useTranslation(['access', 'core']);
  const name = `${session.firstname} ${session.lastname}`;
  const groups = session.policyGroups.map((group) => t(`core:${groupKey(group, session.hospitalRole)}`));
  return (
    <div className={classes.account}>
      <PersonAvatar name={name} size={40} />
      <div className={classes.who}>
        <p className={classes.label}>{t('unauthorised.who')}</p>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{[session.email, ...groups].join(' · ')}</p>
      </div>
    </div>
  );
}

function NobodySignedIn() {
  const { t } = useTranslation('access');
  return (
    <MessageCard icon={ShieldAlert} tone="warn" title={t('unauthorised.nobody')} lead={t('unauthorised.nobodyHelp')}>
      <MessageActions>
        <Button component={Link} to="/">
          {t('login')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}
