import type { DoctorDashboard, DoctorNextStep } from '@fonendo/contract/dashboards.schema';
import { isOffered } from '@fonendo/domain/auth/impersonation.policy';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { Card } from '../../../ui/card.tsx';
import { Turn } from '../../../ui/marks/turn.tsx';
import { wayTo } from '../../doctors/doctors.public.ts';
import type { FigureLink } from '../figure-links.ts';
import { PetitionLine } from '../petition-line.tsx';
import classes from './doctor-dashboard.module.css';
import { useNextWords } from './next-words.ts';
import { petitionSections } from './petition-sections.ts';

type Props = Pick<DoctorDashboard, 'next' | 'petition'>;

/** What to do, why, and by when, with the progress line of the petition. */
export function DoctorNextStepCard({ next, petition }: Props) {
  const { t } = useTranslation('dashboards');
  const { title, why, action } = useNextWords(next);
  const mayDo = isOffered(next.key, { inPerson: useInPerson() });
  return (
    <Card as="section" padding="hero" labelledBy="next-step">
      <div className={classes.next}>
        <div className={classes.words}>
          <Turn yours={next.turn === 'yours'}>{t(`doctor.turn.${next.turn}`)}</Turn>
          <h2 id="next-step" className={classes.title}>
            {title}
          </h2>
          <p className={classes.why}>{why}</p>
          {action && !mayDo && <InPersonNote />}
          {action && mayDo && (
            <Button className={classes.action ?? ''} renderRoot={(props) => <Link {...linkOf(next)} {...props} />}>
              {action}
            </Button>
          )}
        </div>
        {'by' in next && <Days by={next.by} />}
      </div>
      {petition && <PetitionLine petition={petition} next={next} />}
    </Card>
  );
}

function Days({ by }: { by: string }) {
  const { t } = useTranslation('dashboards');
  const left = daysBetween(madridDate(new Date()), by);
  return (
    <div className={classes.days}>
      {left === 0 ? (
        <p className={classes.daysToday}>{t('doctor.daysToday')}</p>
      ) : (
        <p className={classes.daysFigure}>
          <strong>{Math.abs(left)}</strong>{' '}
          {left > 0 ? t('doctor.daysTo', { count: left }) : t('doctor.daysOver', { count: -left })}
        </p>
      )}
      <p className={classes.daysBy}>{t('doctor.by', { date: formatDay(by, 'long') })}</p>
    </div>
  );
}

function linkOf(next: DoctorNextStep): FigureLink {
  switch (next.key) {
    case 'completeProfile':
    case 'uploadDocuments':
    case 'completeCv':
    case 'sign':
    case 'pay':
      return wayTo(next.item);
    case 'pickInterviewDate':
    case 'sendRequestedDocuments':
      return { to: '/candidate/$id', params: { id: next.candidacyId } };
    case 'replaceDocuments': {
      const [hash] = next.documents;
      if (next.petitionId) return { ...petition(next.petitionId), ...(hash && { hash }) };
      return { to: '/account', search: { tab: 'documents' }, ...(hash && { hash }) };
    }
    case 'correctCv':
      return { to: '/account/cv' };
    case 'renewDocument':
      return { ...petition(next.petitionId), hash: next.document };
    case 'openMinistryNotice':
    case 'allegeToMinistry':
    case 'answerMinistry':
    case 'meetConditions':
      return { ...petition(next.petitionId), hash: petitionSections[next.key] };
    case 'startPetition':
      return { to: '/homologations' };
    case 'lookForOffers':
      return { to: '/offers' };
    case 'waitForHospitals':
      return { to: '/offers/own' };
    default:
      return petition(next.petitionId);
  }
}

const petition = (id: string): FigureLink => ({ to: '/petitions/$id', params: { id } });
