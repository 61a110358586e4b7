import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ContactRound, Users, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChooseHospital } from '../../../platform/answers/use-choose-hospital.ts';
import type { ChosenHospital } from '../../../platform/session/chosen-hospital.ts';

const places = [
  { to: '/candidates', label: 'core:nav.candidates', icon: ContactRound },
  { to: '/profiles', label: 'core:nav.profiles', icon: Users },
  { to: '/process', label: 'core:nav.process', icon: Workflow },
] as const;

/** Administrators have full access to a hospital's candidates, people and processes (specification, section 6). */
export function WorkForHospital({ hospital: { id, name } }: { hospital: ChosenHospital }) {
  const { t } = useTranslation(['hospitals', 'core']);
  const choose = useChooseHospital();
  const navigate = useNavigate();

  function open(to: (typeof places)[number]['to']) {
    choose({ id, name });
    void navigate({ to });
  }

  return places.map(({ to, label, icon: Icon }) => (
    <Button key={to} variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => open(to)}>
      {t(label)}
    </Button>
  ));
}
