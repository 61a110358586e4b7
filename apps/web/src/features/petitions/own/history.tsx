import type { Petition, PetitionTimelineEntry } from '@fonendo/contract/petitions/petitions.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { PetitionCorrection } from '@fonendo/domain/petitions/legal-clock/correction';
import type { PetitionEntryKind } from '@fonendo/domain/petitions/petition';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatEntryMoment } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusGlyph, type StatusGlyphName } from '../../../ui/marks/status-glyph.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './history.module.css';

const shownAtFirst = 5;

/** Everything that happened, newest first. */
export function History({ petition: { timeline } }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const zone = useZoneName();
  const [all, setAll] = useState(false);
  const hidden = timeline.length - shownAtFirst;
  return (
    <Section title={t('history.title')} aside={zone}>
      <Card>
        <ol className={classes.entries}>
          {(all ? timeline : timeline.slice(0, shownAtFirst)).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
        {hidden > 0 && (
          <Button variant="subtle" className={classes.earlier ?? ''} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('history.fewer') : t('history.earlier', { count: hidden })}
          </Button>
        )}
      </Card>
    </Section>
  );
}

type Look = { glyph: StatusGlyphName; tone: 'teal' | 'ok' | 'bad' | 'warn' };

const looks: Record<PetitionEntryKind, Look> = {
  created: { glyph: 'dot', tone: 'teal' },
  sent: { glyph: 'sent', tone: 'teal' },
  documentAdded: { glyph: 'dot', tone: 'teal' },
  documentApproved: { glyph: 'tick', tone: 'ok' },
  documentRejected: { glyph: 'octagon', tone: 'bad' },
  documentReplaced: { glyph: 'dot', tone: 'teal' },
  cvReviewed: { glyph: 'tick', tone: 'ok' },
  cvReturned: { glyph: 'octagon', tone: 'bad' },
  validated: { glyph: 'tick', tone: 'ok' },
  sentToMinistry: { glyph: 'sent', tone: 'teal' },
  requirementStarted: { glyph: 'clock', tone: 'warn' },
  requirementAnswered: { glyph: 'held', tone: 'teal' },
  extensionRequested: { glyph: 'clock', tone: 'teal' },
  extensionGranted: { glyph: 'tick', tone: 'ok' },
  extensionDenied: { glyph: 'clock', tone: 'warn' },
  hearingStarted: { glyph: 'clock', tone: 'warn' },
  hearingAlleged: { glyph: 'held', tone: 'teal' },
  hearingWaived: { glyph: 'held', tone: 'teal' },
  notificationCorrected: { glyph: 'dot', tone: 'teal' },
  noticeOpened: { glyph: 'dot', tone: 'teal' },
  registryCorrected: { glyph: 'dot', tone: 'teal' },
  comment: { glyph: 'dot', tone: 'teal' },
  granted: { glyph: 'tick', tone: 'ok' },
  grantedConditionally: { glyph: 'tick', tone: 'ok' },
  conditionDone: { glyph: 'tick', tone: 'ok' },
  denied: { glyph: 'octagon', tone: 'bad' },
  inadmitted: { glyph: 'octagon', tone: 'bad' },
  withdrawn: { glyph: 'octagon', tone: 'warn' },
};

function Entry({ entry }: { entry: PetitionTimelineEntry }) {
  const { t } = useTranslation(['homologations', 'documents', 'notifications']);
  const { kind, at, facts } = entry;
  const { glyph, tone } = looks[kind];
  const named = facts['document'] as DocumentKind | undefined;
  // Older corrections do not say of what.
  const corrected = facts['corrected'] as PetitionCorrection | undefined;
  const said = useSaid(entry);
  return (
    <li className={classes.entry}>
      <span className={classes.mark} data-tone={tone}>
        <StatusGlyph name={glyph} />
      </span>
      <div className={classes.words}>
        <p className={classes.what}>
          {corrected
            ? t('history.corrected', { corrected: t(`notifications:corrections.${corrected}`) })
            : t(`history.entries.${kind}`, { document: named ? t(`documents:kinds.${named}`) : '' })}
        </p>
        <p className={classes.when}>
          <time dateTime={at}>{formatEntryMoment(at)}</time>
        </p>
        {said.length > 0 && (
          <div className={classes.said}>
            {said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** Their texts are shown elsewhere on the page: at the document, and below the resolution. */
const saidElsewhere: readonly PetitionEntryKind[] = [
  ...(['documentRejected', 'granted', 'grantedConditionally', 'denied', 'inadmitted', 'withdrawn'] as const),
];

/** Below the sentence: what somebody wrote, and the details of the entry. */
function useSaid({ kind, text, facts }: PetitionTimelineEntry): string[] {
  const { t } = useTranslation('homologations');
  const { registryNumber, registeredOn, answerBy, allegeBy, openedOn, condition } = facts;
  // The day on which it was filed with the ministry, which is not the one on which it was recorded.
  const filedOn = facts['answeredOn'] ?? facts['closedOn'];
  return [
    ...(text && !saidElsewhere.includes(kind) ? [text] : []),
    ...(condition ? [condition] : []),
    ...(registryNumber && registeredOn
      ? [t('history.registry', { number: registryNumber, date: formatDay(registeredOn) })]
      : []),
    ...(openedOn ? [formatDay(openedOn, 'long')] : []),
    ...(filedOn ? [t('history.on', { date: formatDay(filedOn, 'long') })] : []),
    ...(answerBy ? [t('history.answerBy', { date: formatDay(answerBy, 'long') })] : []),
    ...(allegeBy ? [t('history.allegeBy', { date: formatDay(allegeBy, 'long') })] : []),
  ];
}

/** The name of the reader's time zone, in which times are shown. */
function useZoneName(): string {
  const { t } = useTranslation('homologations');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === 'Europe/Madrid' || timeZone === 'Africa/Ceuta') return t('history.peninsular');
  if (timeZone === 'Atlantic/Canary') return t('history.canaries');
  const tag = localeTags[currentLocale()];
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
