import type { CandidateContact as Contact } from '@fonendo/contract/candidacies/contacts.schema';
import { callHours, goodHours } from '@fonendo/domain/candidacies/call-hours';
import { madridZone, offsetLabel, sameTimes, wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { ContactLine, MailLink, SaveContact } from './contact-line.tsx';
import classes from './contacts.module.css';
import { candidateContactQuery, fetchCandidateCard } from './contacts.queries.ts';

type Props = { candidacyId: string; name: string };

/** How to reach an accepted candidate, and when it is a good hour to call. */
export function CandidateContact({ candidacyId, name }: Props) {
  const { t } = useTranslation('contacts');
  const query = useQuery(candidateContactQuery(candidacyId));
  return (
    <Section
      title={t('candidate.title')}
      aside={
        <ToneBadge tone="ok" glyph="tick">
          {t('candidate.open')}
        </ToneBadge>
      }
    >
      <AnswerFrame query={query} outline="rows" failed={t('candidate.failed')} failedHelp={t('candidate.failedHelp')}>
        {(contact) => (
          <Card padding="rows">
            <Ways contact={contact} />
            <CardRow>
              <CallHours zone={contact.zone} />
            </CardRow>
            <CardRow foot>
              <div className={classes.foot}>
                <SaveContact fetchCard={() => fetchCandidateCard(candidacyId)} failed={t('candidate.saveFailed')} />
                <p className={classes.consent}>{t('candidate.consent', { name })}</p>
              </div>
            </CardRow>
          </Card>
        )}
      </AnswerFrame>
    </Section>
  );
}

function Ways({ contact: { phone, email, country, zone } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const countryName = useCountryName();
  const now = new Date();
  const isSameTime = sameTimes(zone, madridZone, [now]);
  return (
    <>
      <ContactLine icon={Phone} label={t('candidate.phone')} {...(phone !== null && { copied: phone })}>
        {phone === null ? t('candidate.noPhone') : <a href={`tel:${phone}`}>{phone}</a>}
      </ContactLine>
      <ContactLine icon={Mail} label={t('candidate.email')} copied={email}>
        <MailLink address={email} />
      </ContactLine>
      <ContactLine icon={MapPin} label={t('candidate.place')}>
        {countryName(country)}
        <span className={classes.zone}>
          {isSameTime ? t('candidate.sameTime') : `${zoneCity(zone, currentLocale())}, ${offsetLabel(zone, now)}`}
        </span>
      </ContactLine>
    </>
  );
}

/** The day in Madrid, hour by hour. */
function CallHours({ zone }: { zone: string }) {
  const { t } = useTranslation('contacts');
  const now = new Date();
  const hours = callHours(zone, now);
  const [hour = 0, minute = 0] = wallClock(madridZone, now).time.split(':').map(Number);
  const good = new Intl.ListFormat(currentLocale()).format(goodHours(hours).map(({ from, to }) => `${from} – ${to}`));
  return (
    <div className={classes.hours}>
      <span className={classes.label}>{t('candidate.hours')}</span>
      <span className={classes.cells} aria-hidden>
        {hours.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no name but its place
          <span key={index} className={classes.cell} data-hour={kind} />
        ))}
        <span className={classes.now} style={{ insetInlineStart: `${((hour + minute / 60) / 24) * 100}%` }} />
      </span>
      <span className={classes.scale}>
        <span aria-hidden>0 h</span>
        <span className={classes.range}>{t('candidate.range', { hours: good })}</span>
        <span aria-hidden>24 h</span>
      </span>
    </div>
  );
}
