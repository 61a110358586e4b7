import type { Person } from '@fonendo/contract/selection/selection.schema';
import { wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { CandidateMatch, StatusBadge } from '../../statuses/statuses.public.ts';
import { personQuery } from '../candidacy/candidacy.queries.ts';
import { HandedIn } from '../candidacy/cv.tsx';
import { Seal } from './facts.tsx';
import classes from './person.module.css';

/** A candidate as this hospital knows them: the latest submitted profile, and all their candidacies here. */
export function PersonScreen({ id }: { id: string }) {
  const { t } = useTranslation('selection');
  const query = useQuery(personQuery(id));
  return (
    <AnswerFrame query={query} failed={t('person.failed')} failedHelp={t('failedHelp')}>
      {(data) => <KnownPerson person={data} />}
    </AnswerFrame>
  );
}

function KnownPerson({ person }: { person: Person }) {
  const { t } = useTranslation(['selection', 'candidates']);
  const { t: candidatesText } = useTranslation('candidates');
  const { firstname, lastname, certification, zone, snapshot, candidacies, latestCandidacyId } = person;
  const name = `${firstname} ${lastname}`.trim();
  const latest = candidacies.find(({ id }) => id === latestCandidacyId);
  const years = snapshot.yearsOfExperience;
  const city = zoneCity(zone, currentLocale());
  useTabTitle(name, t('candidates:heading'));
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="candidates" to="/candidates" activeOptions={{ exact: true }}>
            {t('candidates:heading')}
          </Link>,
        ]}
        title={
          <span className={classes.title}>
            <PersonAvatar name={name} size={56} />
            <span className={classes.name}>{name}</span>
          </span>
        }
        meta={
          <div className={classes.facts}>
            <Seal certification={certification} t={candidatesText} />
            <span>
              {[
                snapshot.speciality ?? t('candidates:noSpeciality'),
                years === null ? null : t('candidates:years', { count: years }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span className={classes.place}>
              <MapPin size={15} aria-hidden />
              {t('header.localTime', { city, time: wallClock(zone, new Date()).time })}
            </span>
          </div>
        }
      />
      <div className={classes.columns}>
        <Section title={t('person.candidacies')}>
          <Card padding="rows" as="ul">
            {candidacies.map((candidacy) => (
              <Row key={candidacy.id} candidacy={candidacy} />
            ))}
          </Card>
        </Section>
        {latest && <HandedIn candidacyId={latest.id} snapshot={snapshot} appliedAt={latest.appliedAt} />}
      </div>
    </>
  );
}

function Row({ candidacy }: { candidacy: Person['candidacies'][number] }) {
  const { t } = useTranslation('selection');
  const { id, offer, status, step, appliedAt, match, discardReason } = candidacy;
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <div className={classes.what}>
          <Link to="/candidate/$id" params={{ id }} className={classes.link}>
            {offer.name}
          </Link>
          <p className={classes.support}>
            {[t('person.applied', { date: formatDayOf(appliedAt) }), step].filter(Boolean).join(' · ')}
          </p>
          {match && <CandidateMatch match={match} />}
          {discardReason && <p className={classes.support}>{t('person.reason', { reason: discardReason })}</p>}
        </div>
        <StatusBadge of="candidacy" status={status} />
      </div>
    </CardRow>
  );
}
