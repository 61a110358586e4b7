import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { undoableUntil } from '@fonendo/domain/candidacies/acceptance';
import { callHours, goodHours } from '@fonendo/domain/candidacies/call-hours';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Check, Phone, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayOf, formatMoment, formatShortDay } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { type ListedStep, StepList } from '../../../ui/steps/step-list.tsx';
import { AnswerRemaining } from '../remaining/answer-remaining.tsx';
import type { Moves } from '../use-moves.ts';
import classes from './accepted.module.css';
import { firstDayId } from './first-day-id.ts';

/** Loaded when a call is noted. */
const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }));

/** Loaded when an acceptance is undone. */
const UndoAcceptDialog = lazy(async () => ({
  default: (await import('./undo-accept-dialog.tsx')).UndoAcceptDialog,
}));

type Props = { candidacy: HospitalCandidacy; moves: Moves; name: string };

/** An accepted candidacy: what it means for the offer, and what comes next, with whose turn it is. */
export function Accepted({ candidacy, moves, name }: Props) {
  return (
    <>
      <Result candidacy={candidacy} moves={moves} name={name} />
      {candidacy.candidate && candidacy.acceptance && <WhatNow candidacy={candidacy} name={name} />}
    </>
  );
}

function Result({ candidacy: { offer, statusSince, can }, moves, name }: Props) {
  const { t } = useTranslation('selection');
  const { vacancies: total, vacanciesLeft: left, open } = offer;
  const isFull = left === 0;
  return (
    <Card as="section" label={t('end.accepted', { date: formatDayOf(statusSince) })}>
      <div className={classes.result}>
        <span className={classes.tick} aria-hidden>
          <Check size={24} strokeWidth={2.25} />
        </span>
        <div className={classes.words}>
          <h2 className={classes.title}>
            {total === 1
              ? t('accepted.only', { name: firstOf(name), offer: offer.name })
              : t('accepted.one', { name: firstOf(name), offer: offer.name, total })}
          </h2>
          <p className={classes.help}>
            {isFull ? t('accepted.full', { total }) : t('accepted.left', { count: left, total })}
            {open > 0 && ` ${t(isFull ? 'accepted.tellThem' : 'accepted.others', { count: open })}`}
          </p>
        </div>
        <div className={classes.resultActions}>
          {can?.answerRemaining && <AnswerRemaining variant="default" offer={offer} count={open} />}
          {can?.closeOffer && isFull && (
            <Button variant="default" loading={moves.close.isBusy} onClick={() => moves.close.start(offer)}>
              {t('close.action')}
            </Button>
          )}
          {open > 0 && (
            <Button
              variant="subtle"
              renderRoot={(props) => <Link {...props} to="/offers/$id/candidates" params={{ id: offer.id }} />}
            >
              {t('accepted.seeOthers', { count: open })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The steps that the product keeps; the first of the hospital's that is open is its turn. */
function WhatNow({ candidacy, name }: Pick<Props, 'candidacy' | 'name'>) {
  const { t } = useTranslation('selection');
  const steps = useSteps(candidacy, name);
  const hospital = t('accepted.owners.hospital');
  const turn = candidacy.can && steps.find(({ done, owner, action }) => !done && owner === hospital && action);
  const count = steps.filter(({ done }) => done).length;
  return (
    <Section
      title={t('accepted.next')}
      aside={<span className={classes.count}>{t('accepted.done', { count, total: steps.length })}</span>}
    >
      <Card padding="rows">
        <StepList steps={steps} turn={turn ? { key: turn.key, label: t('accepted.turn') } : undefined} />
        <Undo candidacy={candidacy} name={name} />
      </Card>
    </Section>
  );
}

/** For a day, at the foot of what happens now. */
function Undo({ candidacy, name: fullName }: Pick<Props, 'candidacy' | 'name'>) {
  const { t } = useTranslation('selection');
  const [asked, setAsked] = useState(false);
  const accepted = { status: candidacy.status, statusSince: new Date(candidacy.statusSince) };
  const until = undoableUntil(accepted, new Date());
  if (!candidacy.can?.undoAccept || !until) return null;
  const name = firstOf(fullName);
  return (
    <div className={classes.undo}>
      <Undo2 size={17} aria-hidden />
      <p>{t('accepted.undo', { until: formatMoment(until.toISOString()), name })}</p>
      <Button variant="subtle" size="sm" onClick={() => setAsked(true)}>
        {t('accepted.undoAction')}
      </Button>
      {asked && (
        <Suspense>
          <UndoAcceptDialog candidacy={candidacy} name={name} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  );
}

function useSteps(candidacy: HospitalCandidacy, fullName: string): ListedStep[] {
  const { t } = useTranslation('selection');
  const [isNoting, setNoting] = useState(false);
  const { acceptance, firstDay, statusSince, can, candidate } = candidacy;
  const name = firstOf(fullName);
  const hospital = t('accepted.owners.hospital');
  const notice = acceptance?.notice;
  const call = acceptance?.call;
  const date = formatMoment(statusSince);
  const hours = candidate ? goodHours(callHours(candidate.zone, new Date())) : [];
  const good = new Intl.ListFormat(currentLocale()).format(hours.map(({ from, to }) => `${from} – ${to}`));
  const dialog = isNoting && (
    <Suspense>
      <CallDialog candidacy={candidacy} name={name} onClose={() => setNoting(false)} />
    </Suspense>
  );
  return [
    {
      key: 'told',
      title: t('accepted.told', { name }),
      help: !notice
        ? t('accepted.toldHelp', { date })
        : notice.openedAt
          ? t('accepted.toldOpened', { date, opened: formatMoment(notice.openedAt) })
          : t('accepted.toldUnopened', { date }),
      owner: t('accepted.owners.fonendo'),
      date: formatShortDay(statusSince),
      done: true,
    },
    {
      key: 'call',
      title: call
        ? call.by
          ? t('accepted.called', { by: call.by, name })
          : t('accepted.calledBySomebody', { name })
        : t('accepted.call', { name }),
      help: call ? <span className={classes.note}>{call.note}</span> : t('accepted.callHelp', { hours: good }),
      owner: hospital,
      ...(call && { date: formatDay(call.day) }),
      done: call != null,
      action: can?.noteCall && (
        <div className={classes.actions}>
          {call ? (
            <Button variant="subtle" size="sm" className={classes.correct ?? ''} onClick={() => setNoting(true)}>
              {t('accepted.correct')}
            </Button>
          ) : (
            <Button leftSection={<Phone size={17} aria-hidden />} onClick={() => setNoting(true)}>
              {t('accepted.note')}
            </Button>
          )}
          {dialog}
        </div>
      ),
    },
    {
      key: 'dates',
      title: t('accepted.dates', { name }),
      help: !firstDay
        ? t('accepted.datesWaiting')
        : t(firstDay.from === firstDay.to ? 'accepted.datesGivenOne' : 'accepted.datesGiven', {
            from: formatDay(firstDay.from, 'long'),
            to: formatDay(firstDay.to, 'long'),
          }),
      owner: name,
      done: firstDay !== null,
    },
    {
      key: 'day',
      title: t('accepted.day'),
      help: !firstDay
        ? t('accepted.dayWaiting', { name })
        : t(firstDay.agreed ? 'accepted.dayAgreed' : 'accepted.dayTurn', { name }),
      owner: hospital,
      ...(firstDay?.agreed && { date: formatDay(firstDay.agreed) }),
      done: Boolean(firstDay?.agreed),
      action: can?.agreeFirstDay && !firstDay?.agreed && (
        <div className={classes.actions}>
          <Button
            onClick={() => document.getElementById(firstDayId)?.scrollIntoView({ block: 'center', behavior: 'smooth' })}
          >
            {t('accepted.choose')}
          </Button>
        </div>
      ),
    },
  ];
}

const firstOf = (name: string) => name.split(' ')[0] || name;
