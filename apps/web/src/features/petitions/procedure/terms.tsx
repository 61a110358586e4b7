import type { Petition, PetitionLegalTerm } from '@fonendo/contract/petitions/petitions.schema';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayOf, formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Section } from '../../../ui/section.tsx';
import { findLapsing } from '../papers/lapsing.ts';
import { openRequirement } from '../papers/requirement.tsx';
import { TermBar, TermRuler } from './term-bar.tsx';
import classes from './terms.module.css';

/** Days in Spain, where deadlines run. */
const today = () => madridDate(new Date());

/** How long it has taken and may still take (Ley 39/2015). */
export function Terms({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  return (
    <Section title={t('terms.title')}>
      <Card>{content(petition)}</Card>
    </Section>
  );
}

function content(petition: Petition): ReactNode {
  const { status, legalTerm, resolution } = petition;
  if (resolution) return <Resolved petition={petition} resolution={resolution} />;
  if (legalTerm) return <AtTheMinistry petition={petition} term={legalTerm} />;
  return status === null ? <BeforeSending petition={petition} /> : <BeforeRegistry petition={petition} />;
}

function Days({ count, caption, attention = false, over = false }: DaysProps) {
  const { t } = useTranslation('homologations');
  return (
    <Figure
      value={`${over ? '+' : ''}${formatNumber(count)}`}
      unit={t('terms.days', { count })}
      caption={caption}
      tone={attention ? 'attention' : 'default'}
    />
  );
}

type DaysProps = { count: number; caption: string; attention?: boolean; over?: boolean };

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <Info size={16} strokeWidth={1.75} aria-hidden className={classes.noteIcon} />
      <p>{children}</p>
    </div>
  );
}

function BeforeSending({ petition: { deadlineIfRegisteredToday } }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  return (
    <Note>
      {t('terms.startsLater')}{' '}
      {deadlineIfRegisteredToday && t('terms.ifToday', { date: formatDay(deadlineIfRegisteredToday, 'long') })}
    </Note>
  );
}

/** Sent to us, not yet to the ministry: the days since, and documents that may expire meanwhile. */
function BeforeRegistry({ petition }: { petition: Petition }) {
  const { t } = useTranslation(['homologations', 'documents']);
  const sentAt = petition.sentAt ?? petition.statusSince;
  const elapsed = daysBetween(madridDate(new Date(sentAt)), today());
  const lapsing = findLapsing(petition.documents, today());
  return (
    <>
      <div className={classes.figures}>
        <Days count={elapsed} caption={t('terms.sinceSent', { date: formatDayOf(sentAt) })} />
        {lapsing && (
          <Days
            attention
            over={lapsing.days < 0}
            count={Math.abs(lapsing.days)}
            caption={t(lapsing.days < 0 ? 'terms.lapsedAgo' : 'terms.toReplace', {
              document: t(`documents:kinds.${lapsing.kind}`),
            })}
          />
        )}
      </div>
      <TermRuler elapsed={elapsed} from={formatDayOf(sentAt)} />
      <Note>{t('terms.startsLater')}</Note>
    </>
  );
}

function AtTheMinistry({ petition, term }: { petition: Petition; term: PetitionLegalTerm }) {
  const { t } = useTranslation('homologations');
  const { registeredOn, deadline, daysElapsed, daysLeft, daysOver, suspended } = term;
  const requirement = openRequirement(petition);
  const isOver = daysOver > 0;
  return (
    <>
      <div className={classes.figures}>
        <Days count={daysElapsed} caption={t('terms.sinceRegistry', { date: formatDay(registeredOn) })} />
        {isOver ? (
          <Days attention over count={daysOver} caption={t('terms.over', { date: formatDay(deadline) })} />
        ) : (
          <Days count={daysLeft} caption={t('terms.left', { date: formatDay(deadline) })} />
        )}
      </div>
      <TermBar elapsed={daysElapsed} left={daysLeft} over={daysOver} from={registeredOn} to={deadline} />
      {requirement && (
        <div className={classes.more}>
          <Days
            attention
            count={Math.max(0, daysBetween(today(), requirement.answerBy))}
            caption={t('terms.answerLeft', { date: formatDay(requirement.answerBy) })}
          />
        </div>
      )}
      {suspended && <Note>{t('terms.suspended')}</Note>}
      {!suspended && <Note>{t(isOver ? 'terms.silence' : 'terms.running')}</Note>}
    </>
  );
}

type ResolvedProps = { petition: Petition; resolution: NonNullable<Petition['resolution']> };

/** How long it took, and what runs from now on: the appeal, or the conditions. */
function Resolved({ petition, resolution: { kind, at } }: ResolvedProps) {
  const { t } = useTranslation('homologations');
  const { legalTerm, conditionsDueOn, letters, conditions } = petition;
  const appealUntil = letters.find((letter) => letter.kind === 'reposicion')?.until;
  const hasOpenConditions = conditions.some(({ doneAt }) => doneAt === null);
  return (
    <>
      <div className={classes.figures}>
        {legalTerm && (
          <Days count={daysBetween(legalTerm.registeredOn, madridDate(new Date(at)))} caption={t('terms.resolvedIn')} />
        )}
        {appealUntil && (
          <Days
            attention
            count={Math.max(0, daysBetween(today(), appealUntil))}
            caption={t('terms.appealLeft', { date: formatDay(appealUntil) })}
          />
        )}
        {conditionsDueOn && hasOpenConditions && (
          <Days
            attention
            count={Math.max(0, daysBetween(today(), conditionsDueOn))}
            caption={t('terms.conditionsLeft', { date: formatDay(conditionsDueOn) })}
          />
        )}
      </div>
      {kind === 'denied' && <Note>{t('terms.contencioso')}</Note>}
    </>
  );
}
