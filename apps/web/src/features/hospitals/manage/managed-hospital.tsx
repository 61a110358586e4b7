import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { ActionIcon, Alert, Button } from '@mantine/core';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Ban, Building2, Pencil, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf, formatMoment } from '../../../platform/format.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { toast } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { FactList } from '../profile/hospital-facts.tsx';
import { BlockHospital, UnblockHospital } from './block.tsx';
import { AccessBadge } from './columns.tsx';
import classes from './managed-hospital.module.css';
import { cacheHospital, correctHospital, hospitalQuery } from './managed-hospitals.queries.ts';
import { HospitalOffers } from './offers.tsx';
import { HospitalReview } from './review.tsx';
import type { ManagedHospitalsSearch } from './search.ts';
import { HospitalTeam } from './team.tsx';
import { WorkForHospital } from './work-for.tsx';

// The form is loaded on demand, because few people edit.
const HospitalFields = lazy(async () => ({
  default: (await import('../data/hospital-fields.form.tsx')).HospitalFields,
}));

type Props = { id: string; search: ManagedHospitalsSearch };

/** One hospital beside the list, on phones instead of it. */
export function ManagedHospital({ id, search }: Props) {
  const { t } = useTranslation('hospitals');
  const query = useQuery({
    ...hospitalQuery(id),
    retry: (count, failure) => !isMissing(failure) && count < 1,
  });
  useTabTitle(query.data?.hospital.name, t('managed.heading'));
  return (
    <section className={classes.panel} aria-label={query.data?.hospital.name ?? t('managed.detail.label')}>
      <div className={classes.bar}>
        <Link to="/hospitals" search={search} viewTransition={false} className={classes.back}>
          <ArrowLeft size={16} aria-hidden /> {t('managed.detail.back')}
        </Link>
        <ActionIcon
          className={classes.close ?? ''}
          aria-label={t('managed.detail.close')}
          renderRoot={(props) => (
            <Link to="/hospitals" search={search} viewTransition={false} resetScroll={false} {...props} />
          )}
        >
          <X size={18} aria-hidden />
        </ActionIcon>
      </div>
      <AnswerFrame
        query={query}
        failed={t('managed.detail.failed')}
        failedHelp={t('managed.detail.failedHelp')}
        explain={(failure) => isMissing(failure) && <Missing />}
      >
        {(detail) => <Detail detail={detail} />}
      </AnswerFrame>
    </section>
  );
}

/** The API refuses a malformed id with another status than 404. */
const isMissing = (failure: unknown) => isApiFailure(failure) && (failure.status === 404 || failure.status === 422);

function Missing() {
  const { t } = useTranslation('hospitals');
  return (
    <Card>
      <EmptyState
        icon={<Building2 size={26} aria-hidden />}
        title={t('managed.detail.missing')}
        description={t('managed.detail.missingHelp')}
      />
    </Card>
  );
}

function Detail({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation('hospitals');
  const queryClient = useQueryClient();
  const inPerson = useInPerson();
  const [editing, setEditing] = useState(false);
  const { hospital, blocked, approval } = detail;
  const settled = approval.status === 'approved';
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves here from the list, so that reading goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  /** The focused button disappears with the form. */
  function stopEditing() {
    setEditing(false);
    heading.current?.focus();
  }
  return (
    <>
      <header className={classes.head}>
        <PersonAvatar kind="hospital" name={hospital.name} size={40} />
        <div className={classes.names}>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {hospital.name}
          </h2>
          <p className={classes.place}>
            {hospital.city} · {communities[hospital.community].name}
          </p>
          <p className={classes.meta}>
            <StatusBadge of="hospital" status={approval.status} />
            <AccessBadge blocked={blocked !== null} />
            {t('managed.detail.since', { date: formatDayOf(detail.createdAt) })}
          </p>
        </div>
      </header>
      <div className={classes.actions}>
        {!editing && inPerson && (
          <Button variant="default" leftSection={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
            {t('managed.detail.edit')}
          </Button>
        )}
        {inPerson && !blocked && <WorkForHospital hospital={hospital} />}
        {inPerson && (blocked ? <UnblockHospital detail={detail} /> : <BlockHospital detail={detail} />)}
        <InPersonNote changes />
      </div>
      {blocked && (
        <Alert
          className={classes.blocked ?? ''}
          icon={<Ban size={18} aria-hidden />}
          title={t('managed.detail.blockedSince', { date: formatMoment(blocked.at) })}
        >
          {blocked.reason}
        </Alert>
      )}
      {editing ? (
        <Suspense fallback={<LoadingState />}>
          <HospitalFields
            hospital={hospital}
            withPosition={false}
            onSave={async (update) => {
              const saved = await correctHospital(hospital.id, update);
              cacheHospital(queryClient, saved);
              return saved;
            }}
            fetchStored={async () =>
              (await queryClient.fetchQuery({ ...hospitalQuery(hospital.id), staleTime: 0 })).hospital
            }
            onCancel={stopEditing}
            onSaved={() => {
              stopEditing();
              toast({ tone: 'success', title: t('managed.detail.saved') });
            }}
          />
        </Suspense>
      ) : (
        <>
          {!settled && <HospitalReview detail={detail} />}
          <HospitalOffers detail={detail} />
          <HospitalTeam members={detail.members} />
          {settled && (
            <Section title={t('managed.detail.facts')}>
              <FactList hospital={hospital} />
            </Section>
          )}
        </>
      )}
    </>
  );
}
