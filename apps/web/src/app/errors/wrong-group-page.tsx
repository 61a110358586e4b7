import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

type Props = { heading: string; icon: ReactNode; title: string; description: string; toDashboard: string };

/** Shown for a page of another group: who it is for, and a link to one's own dashboard. */
export function WrongGroupPage({ heading, icon, title, description, toDashboard }: Props) {
  return (
    <>
      <PageHeader title={heading} />
      <Card>
        <EmptyState
          icon={icon}
          title={title}
          description={description}
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
              {toDashboard}
            </Button>
          }
        />
      </Card>
    </>
  );
}
