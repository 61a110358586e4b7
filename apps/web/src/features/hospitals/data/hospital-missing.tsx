import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

type Props = {
  title: string;
  /** What becomes possible with them. */
  description: string;
  action: string;
  /** Where they are entered. */
  link?: Pick<LinkProps, 'to' | 'search'>;
};

/** Everybody who works at a hospital may read what it has: who is refused that has none yet. */
export const isHospitalMissing = (failure: unknown): boolean => isApiFailure(failure) && failure.status === 403;

/** Somebody registered and has not entered the hospital's data yet. */
export function HospitalMissing({ title, description, action, link = hospitalTab }: Props) {
  const inPerson = useInPerson();
  return (
    <Card>
      <EmptyState
        icon={<Building2 size={26} aria-hidden />}
        title={title}
        description={description}
        action={
          inPerson ? <Button renderRoot={(props) => <Link {...link} {...props} />}>{action}</Button> : <InPersonNote />
        }
      />
    </Card>
  );
}

/** For the frame of an answer: the same in place of what could not be read. */
export const explainHospitalMissing = (texts: Props) => (failure: unknown) =>
  isHospitalMissing(failure) && <HospitalMissing {...texts} />;

/** The same in place of a whole page of the hospital's work. */
export function HospitalMissingPage({ heading, ...missing }: Props & { heading: string }) {
  return (
    <div data-density="workplace">
      <PageHeader title={heading} />
      <HospitalMissing {...missing} />
    </div>
  );
}

const hospitalTab = { to: '/account', search: { tab: 'hospital' } } as const;
