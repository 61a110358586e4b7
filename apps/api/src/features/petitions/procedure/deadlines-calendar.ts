import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { addDays } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Locale } from '@fonendo/domain/shared/locale';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { petitionPapers as english } from '@fonendo/messages/en/petitions/petition-papers';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { petitionPapers as spanish } from '@fonendo/messages/es/petitions/petition-papers';
import { fill } from '@fonendo/messages/fill';
import { escapeText, utcStamp, writeCalendar } from '../../../icalendar.ts';

const texts = { es: spanish.calendar, en: english.calendar };
const kinds = { es: spanishDocuments.kinds, en: englishDocuments.kinds };

/** Terms of the legal clock that are not listed with more words below. */
const clockWords = { access: 'access', hearing: 'hearing', contencioso: 'court' } as const;

type Deadline = { uid: string; day: string; summary: string; description?: string };

/** The deadlines of a petition as a calendar file (RFC 5545): each a whole day with a reminder. */
export function writeDeadlines(petition: Petition, locale: Locale, now: Date, publicUrl: string): string {
  const text = texts[locale];
  const stamp = utcStamp(now);
  const url = `${publicUrl}/petitions/${petition.id}`;
  return writeCalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fonendo//Petitions//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(fill(text.name, { reference: petition.reference }))}`,
    ...deadlinesOf(petition, locale, madridDate(now)).flatMap(({ uid, day, summary, description }) => [
      'BEGIN:VEVENT',
      // The same deadline keeps its UID, so that a subscribed calendar moves it instead of adding another.
      `UID:${uid}@fonendo`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

function deadlinesOf(petition: Petition, locale: Locale, today: string): Deadline[] {
  const text = texts[locale];
  const { id, reference, legalTerm, requirements, letters, conditionsDueOn, resolution } = petition;
  const named = (template: string) => fill(template, { reference });
  const open = requirements.find(({ until }) => until === null);
  const appeal = letters.find(({ kind }) => kind === 'reposicion');
  const isConditionPending = petition.conditions.some(({ doneAt }) => doneAt === null);
  const deadlines: Deadline[] = [];
  if (legalTerm && !resolution) {
    const description = text.resolutionNote;
    deadlines.push({ uid: `resolution-${id}`, day: legalTerm.deadline, summary: named(text.resolution), description });
  }
  if (open) {
    deadlines.push({
      uid: `answer-${open.id}`,
      day: open.answerBy,
      summary: named(text.answer),
      description: open.reason,
    });
  }
  for (const { kind, end, state } of petition.clock) {
    if (end === null || state === 'past' || !(kind in clockWords)) continue;
    const known = kind as keyof typeof clockWords;
    deadlines.push({ uid: `${known}-${id}`, day: end, summary: named(text[clockWords[known]]) });
  }
  if (appeal?.until) deadlines.push({ uid: `appeal-${id}`, day: appeal.until, summary: named(text.appeal) });
  if (conditionsDueOn && isConditionPending) {
    deadlines.push({ uid: `conditions-${id}`, day: conditionsDueOn, summary: named(text.conditions) });
  }
  for (const { kind, current } of petition.documents.items) {
    for (const file of current) {
      if (!file.validUntil || file.validUntil < today || resolution) continue;
      const summary = fill(text.document, { document: kinds[locale][kind] });
      deadlines.push({ uid: `document-${file.id}`, day: file.validUntil, summary });
    }
  }
  return deadlines;
}
