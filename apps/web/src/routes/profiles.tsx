import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChooseHospitalPage } from '../app/errors/choose-hospital-page.tsx';
import { WrongGroupPage } from '../app/errors/wrong-group-page.tsx';
import { ProfilesScreen } from '../features/profiles/profiles.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session/auth-state.ts';
import { useChosenHospital } from '../platform/session/chosen-hospital.ts';
import { recheckSession } from '../platform/session/session.ts';

export const Route = createFileRoute('/profiles')({
  staticData: { title: 'Profiles', auth: true, middleware: [], layout: 'hospital' },
  validateSearch: ({ invite }: Record<string, unknown>): { invite?: 'member' } =>
    invite === 'member' ? { invite } : {},
  loader: () => loadTexts('profiles'),
  component: ProfilesPage,
});

const route = getRouteApi('/profiles');

function ProfilesPage() {
  const { t } = useTranslation('profiles');
  const groups = useSession()?.policyGroups ?? [];
  const chosen = useChosenHospital();
  const { invite } = route.useSearch();
  const navigate = useNavigate();
  if (!groups.includes('hospital') && !chosen) {
    return <ChooseHospitalPage heading={t('heading')} otherwise={<OnlyAdministrators />} />;
  }
  // After giving up the role, the person has another sidebar and cannot see this page.
  async function leave() {
    await recheckSession();
    await navigate({ to: '/dashboard' });
  }
  return (
    <ProfilesScreen
      onDemoted={() => void leave()}
      invites={invite === 'member'}
      onInvites={(invites) =>
        void navigate({ to: '/profiles', search: invites ? { invite: 'member' } : {}, viewTransition: false })
      }
    />
  );
}

function OnlyAdministrators() {
  const { t } = useTranslation('profiles');
  return (
    <WrongGroupPage
      heading={t('heading')}
      icon={<Users size={26} aria-hidden />}
      title={t('onlyAdministrators')}
      description={t('onlyAdministratorsHelp')}
      toDashboard={t('toDashboard')}
    />
  );
}
