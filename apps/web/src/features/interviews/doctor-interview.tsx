import type { Interview } from '@fonendo/contract/interviews.schema';
import { joinsBeforeMs } from '@fonendo/domain/interviews/interview';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Video } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { InPersonNote } from '../../platform/session/in-person-note.tsx';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { Said, SaveToCalendar } from './hospital-interview.tsx';
import { InterviewClocks } from './interview-clocks.tsx';
import { InterviewPlaceLine } from './interview-place.tsx';
import { cityOf, differs, ownZone, shortDay, times, timesThere } from './interview-times.ts';
import classes from './interviews.module.css';
import { cacheOwnInterview, pickSlot } from './interviews.queries.ts';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

/** How an interview stands for the candidate, and what they can do about it. */
export function DoctorInterview({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const [declining, setDeclining] = useState(false);
  const { status, startsAt, endsAt, message, allowedEvents } = interview;
  const hasDate = startsAt && endsAt && status !== 'declined' && status !== 'pendingConfirmation';
  return (
    <Section title={t('doctor.heading')} aside={<StatusBadge of="interview" status={status} />}>
      <Card>
        <div className={classes.parts}>
          {hasDate && <InterviewClocks span={{ startsAt, endsAt }} zone={ownZone()} first="own" />}
          {(status === 'held' || status === 'notAttended' || status === 'cancelled') && (
            <p className={classes.lead}>{t(`doctor.end.${status}`)}</p>
          )}
          {/* What to bring or why it was moved counts until the interview; afterwards it is over. */}
          {message && ['pendingConfirmation', 'confirmed', 'cancelled'].includes(status) && (
            <Said label={t('doctor.message')} words={message} />
          )}
          {status === 'pendingConfirmation' && <Choice interview={interview} onDecline={() => setDeclining(true)} />}
          {status === 'declined' && <Answered interview={interview} />}
          {status === 'confirmed' && <InterviewPlaceLine interview={interview} />}
          {status === 'confirmed' && (
            <div className={classes.actions}>
              <Join interview={interview} />
              <SaveToCalendar id={interview.id} label={t('doctor.calendar')} />
              {allowedEvents.includes('decline') && (
                <Button variant="subtle" onClick={() => setDeclining(true)}>
                  {t('doctor.declineConfirmed')}
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
      {declining && (
        <Suspense>
          <DeclineDialog interview={interview} onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** The hospital's dates, one of which can be taken. */
function Choice({ interview, onDecline }: { interview: Interview; onDecline: () => void }) {
  const { t } = useTranslation('interviews');
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const zone = ownZone();
  const { id, slots, hospital, allowedEvents } = interview;
  const anyOpen = slots.some(({ open }) => open);
  const mayPick = allowedEvents.includes('pick');
  const pick = useAction({
    run: (slotId: string) => pickSlot(id, slotId),
    cache: cacheOwnInterview,
    done: { title: t('doctor.confirmed'), message: t('doctor.confirmedHelp') },
    failed: (failure) => {
      toastFailure(t('actionFailed'), failure);
      setChosen(null);
    },
    // The date may have been withdrawn: fetches what can be chosen now.
    invalidates: [queryKeys.candidacies.all],
  });
  const confirm = () => {
    setMissing(chosen === null);
    if (chosen !== null) pick.start(chosen);
  };
  return (
    <>
      <Radio.Group
        label={<span className={classes.day}>{t('doctor.pick')}</span>}
        description={anyOpen ? t('doctor.pickHelp', { hospital: hospital.name }) : t('doctor.allExpired')}
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setMissing(false);
        }}
        error={missing && t('doctor.required')}
      >
        <div className={classes.choices}>
          {slots.map((slot) => (
            <Radio.Card
              key={slot.id}
              value={slot.id}
              disabled={!slot.open || !mayPick}
              className={classes.choice ?? ''}
              data-missing={missing || undefined}
            >
              <Radio.Indicator />
              <span className={classes.choiceWords}>
                <span className={classes.when}>
                  {shortDay(slot.startsAt, madridZone)},{' '}
                  {t('times.peninsularShort', { times: times(slot, madridZone) })}
                </span>
                {differs(zone, slot.startsAt) && (
                  <span className={classes.there}>
                    {t('times.own', { city: cityOf(zone) })}: {timesThere(slot, zone)}
                  </span>
                )}
                {!slot.open && <span className={classes.there}>{t('doctor.expired')}</span>}
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <InterviewPlaceLine interview={interview} />
      <InPersonNote />
      <div className={classes.actions}>
        {anyOpen && mayPick && (
          <Button loading={pick.isBusy} onClick={confirm}>
            {t('doctor.confirm')}
          </Button>
        )}
        {allowedEvents.includes('decline') && (
          <Button variant="default" onClick={onDecline}>
            {t('doctor.decline')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What the candidate wrote, and that the hospital has to answer. */
function Answered({ interview: { candidateComment, slots } }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const zone = ownZone();
  return (
    <>
      <p className={classes.lead}>{t('doctor.waiting')}</p>
      {candidateComment && <Said label={t('doctor.yourComment')} words={candidateComment} />}
      {slots.length > 0 && (
        <div>
          <p className={classes.label}>{t('doctor.yourDates')}</p>
          <ul className={classes.dates}>
            {slots.map((slot) => (
              <li key={slot.id}>
                <div>
                  <p className={classes.when}>
                    {shortDay(slot.startsAt, madridZone)},{' '}
                    {t('times.peninsularShort', { times: times(slot, madridZone) })}
                  </p>
                  {differs(zone, slot.startsAt) && (
                    <p className={classes.there}>
                      {t('times.own', { city: cityOf(zone) })}: {timesThere(slot, zone)}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The link to the meeting, once it is near. */
function Join({ interview: { place, location, startsAt, endsAt } }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const now = useNow();
  if (place !== 'video' || !startsAt || !endsAt) return null;
  const isNear = now >= Date.parse(startsAt) - joinsBeforeMs && now < Date.parse(endsAt);
  if (now >= Date.parse(endsAt)) return null;
  if (!isNear) return <p className={classes.hint}>{t('doctor.joinSoon')}</p>;
  return (
    <Button
      component="a"
      href={location}
      target="_blank"
      rel="noreferrer"
      leftSection={<Video size={17} aria-hidden />}
    >
      {t('doctor.join')}
    </Button>
  );
}

/** The current time, updated twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
