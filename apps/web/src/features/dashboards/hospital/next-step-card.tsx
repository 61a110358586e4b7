import type { HospitalDashboard, HospitalNextStep } from '@fonendo/contract/dashboards.schema';
import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { lateAfterDays } from '@fonendo/domain/selection/list';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Turn } from '../../../ui/marks/turn.tsx';
import { candidatesLink, type FigureLink } from '../figure-links.ts';
import classes from './hospital-dashboard.module.css';

type Shown = Pick<HospitalDashboard, 'next' | 'interviews' | 'waiting' | 'offersAtRisk'>;

/** The one thing to do now, why, and what comes after it. */
export function HospitalNextStepCard({ next, ...rest }: Shown) {
  const { t } = useTranslation('dashboards');
  const [step, ...later] = next;
  const words = useStepWords();
  if (!step) return <UpToDate {...rest} />;
  const aside = asideOf(step);
  return (
    <Card as="section" padding="hero" labelledBy="next-step">
      <div className={classes.next}>
        <div>
          <Turn yours>{t('hospital.beginning.turns.yours')}</Turn>
          <h2 id="next-step" className={classes.title}>
            {words.title(step)}
          </h2>
          <p className={classes.why}>{words.why(step)}</p>
          <div className={classes.actions}>
            <Button renderRoot={(props) => <Link {...linkOf(step)} {...props} />}>{words.action(step)}</Button>
            {aside && (
              <Button variant="subtle" renderRoot={(props) => <Link {...aside} {...props} />}>
                {t('hospital.next.open')}
              </Button>
            )}
          </div>
        </div>
        {'days' in step && step.days > 0 && (
          <p className={classes.days} data-late={step.days > lateAfterDays || undefined}>
            <strong>{step.days}</strong> {t('hospital.next.days', { count: step.days })}
          </p>
        )}
      </div>
      {later.length > 0 && (
        <div className={classes.later}>
          <span>{t('hospital.next.later')}</span>
          <ol className={classes.laterSteps} start={2}>
            {later.map((one, index) => (
              <li key={'id' in one ? one.id : one.key}>
                <span className={classes.number} aria-hidden>
                  {index + 2}
                </span>
                <Link {...linkOf(one)}>{words.title(one)}</Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

/** Nothing that the reader may do: what comes next is an interview, if there is one. */
function UpToDate({ interviews, waiting, offersAtRisk }: Omit<Shown, 'next'>) {
  const { t } = useTranslation('dashboards');
  const next = interviews.find(({ status }) => status === 'confirmed');
  const forOthers = waiting.length > 0 || offersAtRisk.some(({ risk }) => risk === 'toCorrect');
  const none = t(forOthers ? 'hospital.next.noneForYou' : 'hospital.next.none');
  return (
    <Card as="section" padding="hero" labelledBy="next-step">
      {next && <Turn yours={false}>{none}</Turn>}
      <h2 id="next-step" className={classes.title}>
        {next ? t('hospital.next.noneNext', { name: next.candidate }) : none}
      </h2>
      <p className={classes.why}>
        {next &&
          `${t('hospital.next.noneNextWhy', { when: formatMoment(next.startsAt, madridZone), offer: next.offer })} `}
        {t(forOthers ? 'hospital.next.noneForYouWhy' : 'hospital.next.noneWhy')}
      </p>
      {next && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/candidate/$id" params={{ id: next.candidacyId }} {...props} />}
        >
          {t('hospital.next.open')}
        </Button>
      )}
    </Card>
  );
}

/** Where the main action leads elsewhere, the candidacy itself. */
function asideOf(step: HospitalNextStep): FigureLink | null {
  switch (step.key) {
    case 'unseen':
      return step.count > 1 ? { to: '/candidate/$id', params: { id: step.candidacyId } } : null;
    case 'messages':
    case 'interviewDate':
      return { to: '/candidate/$id', params: { id: step.candidacyId } };
    default:
      return null;
  }
}

function useStepWords() {
  const { t } = useTranslation('dashboards');
  return {
    title: (step: HospitalNextStep): string => {
      switch (step.key) {
        case 'clash':
          return t('hospital.next.clash.title', { name: step.interviewer });
        case 'interviewToday':
          return t('hospital.next.interviewToday.title', { name: step.candidate });
        case 'correctOffer':
          return t('hospital.next.correctOffer.title', { offer: step.offer });
        case 'unseen':
          return t('hospital.next.unseen.title', { count: step.count });
        default:
          return t(`hospital.next.${step.key}.title`, { name: step.candidate });
      }
    },
    why: (step: HospitalNextStep): string => {
      switch (step.key) {
        case 'clash': {
          const { other, candidate } = step;
          return t('hospital.next.clash.why', { when: formatMoment(step.startsAt, madridZone), other, candidate });
        }
        case 'datesEnding': {
          const when = formatMoment(step.endsAt, madridZone);
          return t('hospital.next.datesEnding.why', { offer: step.offer, when });
        }
        case 'interviewToday': {
          const { time } = wallClock(madridZone, new Date(step.startsAt));
          return t('hospital.next.interviewToday.why', { time, offer: step.offer });
        }
        case 'correctOffer':
          return t('hospital.next.correctOffer.why');
        case 'unseen':
          return t('hospital.next.unseen.why', { count: step.count, name: step.candidate, offer: step.offer });
        default:
          return t(`hospital.next.${step.key}.why`, { offer: step.offer });
      }
    },
    action: (step: HospitalNextStep): string =>
      step.key === 'unseen'
        ? t('hospital.next.unseen.action', { count: step.count })
        : t(`hospital.next.${step.key}.action`),
  };
}

function linkOf(step: HospitalNextStep): FigureLink {
  switch (step.key) {
    case 'correctOffer':
      return { to: '/offers/$id', params: { id: step.id } };
    case 'unseen':
      return step.count > 1 ? candidatesLink(step.filter) : { to: '/candidate/$id', params: { id: step.candidacyId } };
    case 'clash':
      return candidatesLink({
        ...{ view: 'calendar', interview: step.interviewId },
        day: wallClock(madridZone, new Date(step.startsAt)).date,
      });
    case 'messages':
      return { to: '/candidate/$id', params: { id: step.candidacyId }, search: { view: 'conversation' } };
    case 'interviewDate':
      return { to: '/candidate/$id', params: { id: step.candidacyId }, search: { work: 'interview' } };
    default:
      return { to: '/candidate/$id', params: { id: step.candidacyId } };
  }
}
