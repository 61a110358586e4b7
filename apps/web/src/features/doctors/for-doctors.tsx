import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { wayOn } from './way-on.ts';

type Props = { icon: ReactNode; title: string; description: string };

/** A page of doctors, opened by somebody else: what it is, and a way on to their own page about the same thing. */
export function ForDoctors(props: Props) {
  const { t } = useTranslation('doctors');
  const way = wayOn(useSession()?.policyGroups ?? []);
  return (
    <Card>
      <EmptyState
        {...props}
        action={
          <Button variant="default" renderRoot={(rest) => <Link to={`/${way}`} {...rest} />}>
            {t(`forDoctors.${way}`)}
          </Button>
        }
      />
    </Card>
  );
}
