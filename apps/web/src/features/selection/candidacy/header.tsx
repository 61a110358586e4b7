import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { CandidateMatch, StatusBadge } from '../../statuses/statuses.public.ts';
import { Seal } from '../candidates/facts.tsx';
import type { Moves } from '../use-moves.ts';
import classes from './candidacy.module.css';
import { Decisions } from './decisions.tsx';
import { useCandidacyProgress } from './progress.ts';

type Props = {
  candidacy: HospitalCandidacy;
  name: string;
  moves: Moves;
  /** The list or selection from which the page was opened; without it, the candidates of the same column. */
  of: readonly string[] | undefined;
  /** What is done with each of them. */
  work: 'interview' | undefined;
};

export function CandidacyHeader({ candidacy, name, moves, of, work }: Props) {
  const { t } = useTranslation('selection');
  return (
    <header className={classes.header}>
      {/* Phones have no top bar for the breadcrumb. */}
      <Link to="/offers/$id/candidates" params={{ id: candidacy.offer.id }} className={classes.back}>
        <ChevronLeft size={18} aria-hidden />
        <VisuallyHidden>{t('header.back')}</VisuallyHidden>
        <span className={classes.backOffer}>{candidacy.offer.name}</span>
      </Link>
      <div className={classes.top}>
        <Who candidacy={candidacy} name={name} />
        <div className={classes.actions}>
          <Pager candidacy={candidacy} of={of} work={work} />
          <Decisions candidacy={candidacy} name={name} moves={moves} />
        </div>
      </div>
      <div className={classes.progress}>
        <PulseLine
          label={t('progress.label', { name })}
          steps={useCandidacyProgress(candidacy)}
          size="dense"
          narrow="compact"
        />
      </div>
    </header>
  );
}

function Who({ candidacy, name }: Pick<Props, 'candidacy' | 'name'>) {
  const { t } = useTranslation(['selection', 'candidates']);
  const { t: candidatesText } = useTranslation('candidates');
  const { candidate, snapshot, status } = candidacy;
  const years = snapshot?.yearsOfExperience;
  return (
    <div className={classes.who}>
      <PersonAvatar name={name} size={56} />
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.name} data-now tabIndex={-1}>
            {candidate ? (
              <Link to="/candidates/$id" params={{ id: candidate.id }} className={classes.nameLink}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h1>
          <StatusBadge of="candidacy" status={status} />
        </div>
        <div className={classes.facts}>
          {candidate && <Seal certification={candidate.certification} t={candidatesText} />}
          {snapshot && (
            <span>
              {[
                snapshot.speciality ?? t('candidates:noSpeciality'),
                years == null ? null : t('candidates:years', { count: years }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
          {candidate && <LocalTime zone={candidate.zone} />}
          {candidacy.match && <CandidateMatch match={candidacy.match} all />}
        </div>
      </div>
    </div>
  );
}

/** The time where the candidate lives, so that nobody phones at night. */
function LocalTime({ zone }: { zone: string }) {
  const { t } = useTranslation('selection');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(clock);
  }, []);
  return (
    <span className={classes.place}>
      <MapPin size={15} aria-hidden />
      {t('header.localTime', { city: zoneCity(zone, currentLocale()), time: wallClock(zone, now).time })}
    </span>
  );
}

function Pager({ candidacy: { id, neighbours }, of, work }: Pick<Props, 'candidacy' | 'of' | 'work'>) {
  const { t } = useTranslation('selection');
  const at = of?.indexOf(id) ?? -1;
  const place =
    of && at >= 0
      ? { previous: of[at - 1] ?? null, next: of[at + 1] ?? null, index: at + 1, total: of.length }
      : neighbours;
  if (place.total < 2) return null;
  const search = of && at >= 0 ? { of: of.join(','), ...(work && { work }) } : {};
  return (
    <nav className={classes.pager} aria-label={t('header.pager')}>
      <PagerLink to={place.previous} search={search} label={t('header.previous')}>
        <ChevronLeft size={18} aria-hidden />
      </PagerLink>
      <span>{t('header.place', { index: place.index, total: place.total })}</span>
      <PagerLink to={place.next} search={search} label={t('header.next')}>
        <ChevronRight size={18} aria-hidden />
      </PagerLink>
    </nav>
  );
}

type PagerLinkProps = {
  to: string | null;
  search: { of?: string; work?: 'interview' };
  label: string;
  children: React.ReactNode;
};

function PagerLink({ to, search, label, children }: PagerLinkProps) {
  if (!to) {
    return (
      <ActionIcon aria-label={label} disabled>
        {children}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon
      aria-label={label}
      renderRoot={(props) => (
        <Link to="/candidate/$id" params={{ id: to }} search={search} viewTransition={false} {...props} />
      )}
    >
      {children}
    </ActionIcon>
  );
}
