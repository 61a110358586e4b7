import type { Profiles } from '@fonendo/contract/profiles.schema';
import { Button } from '@mantine/core';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import '@mantine/core/styles/Menu.layer.css';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../platform/query-keys.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { InPersonNote } from '../../platform/session/in-person-note.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { explainHospitalMissing } from '../hospitals/hospitals.public.ts';
import { InvitationList } from './invitations/invitation-list.tsx';
import classes from './profiles.module.css';
import { cacheProfiles, profilesQuery, resendInvitation, revokeInvitation } from './profiles.queries.ts';
import { RolesExplained } from './role-rights.tsx';
import { TeamList } from './team-list.tsx';

const loadForms = () => import('./profile.forms.tsx');
const InviteForm = lazy(async () => ({ default: (await loadForms()).InviteForm }));
const ProfileForm = lazy(async () => ({ default: (await loadForms()).ProfileForm }));

const invitationCalls = {
  resend: resendInvitation,
  revoke: revokeInvitation,
  cache: cacheProfiles,
  invalidates: [queryKeys.profiles.team],
};

type Props = {
  onDemoted: () => void;
  /** Whether the invitation is open: a part of the address, so that others can link to it. */
  invites: boolean;
  onInvites: (invites: boolean) => void;
};

/** The people of one's hospital: invite, change, remove; for its administrators. */
export function ProfilesScreen(props: Props) {
  const { t } = useTranslation('profiles');
  const query = useQuery(profilesQuery);
  return (
    <>
      {!query.data && <PageHeader title={t('heading')} />}
      <AnswerFrame
        query={query}
        outline="rows"
        failed={t('failed')}
        failedHelp={t('failedHelp')}
        explain={explainHospitalMissing({
          title: t('noHospital'),
          description: t('noHospitalHelp'),
          action: t('completeHospital'),
        })}
      >
        {(data) => <Team profiles={data} {...props} />}
      </AnswerFrame>
    </>
  );
}

function Team({ profiles, onDemoted, invites, onInvites }: { profiles: Profiles } & Props) {
  const { t } = useTranslation(['profiles', 'core']);
  const inPerson = useInPerson();
  const [editedId, setEditedId] = useState<string | null>(null);
  const isInviting = invites && inPerson;
  const edited = isInviting ? undefined : profiles.members.find(({ userId }) => userId === editedId);
  const close = () => {
    setEditedId(null);
    if (invites) onInvites(false);
  };
  const name = edited ? `${edited.firstname} ${edited.lastname}` : '';
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('heading')}
        meta={<p className={classes.lead}>{t('lead', { hospital: profiles.hospital.name })}</p>}
        actions={
          inPerson && (
            <Button
              leftSection={<UserPlus size={17} aria-hidden />}
              onPointerEnter={() => void loadForms()}
              onFocus={() => void loadForms()}
              onClick={() => onInvites(true)}
            >
              {t('invite')}
            </Button>
          )
        }
      />
      <InPersonNote changes />
      <TeamList members={profiles.members} onEdit={setEditedId} />
      {profiles.invitations.length > 0 && (
        <InvitationList
          title={t('invitations.title')}
          invitations={profiles.invitations}
          roleOf={({ role }) => t(`roles.${role}.name`)}
          factOf={({ position }) => position}
          calls={invitationCalls}
          readOnly={!inPerson}
        />
      )}
      <RolesExplained />
      <FormDialog
        opened={isInviting || edited !== undefined}
        onClose={close}
        size={560}
        title={edited ? t('form.editTitle', { name }) : t('form.inviteTitle')}
      >
        <Suspense fallback={<LoadingState of="text" />}>
          {isInviting && <InviteForm onClose={close} />}
          {edited && <ProfileForm member={edited} onClose={close} onDemoted={onDemoted} />}
        </Suspense>
      </FormDialog>
    </div>
  );
}
