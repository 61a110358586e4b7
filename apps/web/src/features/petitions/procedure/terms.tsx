import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
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
import { TermRuler } from './term-bar.tsx';
import classes from './terms.module.css';

/** Days in Spain, where deadlines run. */
const today = () => madridDate(new Date());

/** How long it has taken, before the registry and after a grant; between them the legal clock says more. */
export function Terms({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  return (
    <Section title={t('terms.title')}>
      <Card>{content(petition)}</Card>
    </Section>
  );
}

function content(petition: Petition): ReactNode {
  const { status, resolution } = petition;
  if (resolution) return <Resolved petition={petition} resolution={resolution} />;
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

type ResolvedProps = { petition: Petition; resolution: NonNullable<Petition['resolution']> };

/** How long it took: a plain grant has no terms any more. */
function Resolved({ petition: { legalTerm }, resolution: { at } }: ResolvedProps) {
  const { t } = useTranslation('homologations');
  if (!legalTerm) return null;
  const days = daysBetween(legalTerm.registeredOn, madridDate(new Date(at)));
  return <Days count={days} caption={t('terms.resolvedIn')} />;
}
