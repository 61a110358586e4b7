import type { notifications } from './es/notifications.ts';
import { fill } from './fill.ts';
import type { Translation } from './messages.ts';

export type NotificationTexts = Translation<
  Pick<typeof notifications, 'kinds' | 'documentCount' | 'slotCount' | 'moment' | 'somebody' | 'corrections'>
>;

/** One language: the catalogue of notifications, the names of documents and the tag for dates and money. */
export type NotificationLanguage = {
  texts: NotificationTexts;
  documents: Readonly<Record<string, string>>;
  tag: string;
};

type Told = { kind: keyof NotificationTexts['kinds']; params: Readonly<Record<string, string>> };

/** The title and text of a notification, the same in the browser and in mails. */
export function describeNotification({ kind, params }: Told, language: NotificationLanguage) {
  // Older notices of a correction do not say of what.
  const values = readableParams({ corrected: 'some', ...params }, language);
  const { title, body } = language.texts.kinds[kind];
  return { title: fill(title, values), body: fill(body, values) };
}

/** The parameters of a notification, formatted for its reader: dates in words, documents by name. */
export const readableParams = (params: Told['params'], language: NotificationLanguage): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(name, value, language)]));

const day = /^\d{4}-\d{2}-\d{2}$/;

function readable(name: string, value: string, { texts, documents, tag }: NotificationLanguage): string {
  switch (name) {
    case 'document':
      return documents[value] ?? value;
    case 'count':
      return fill(texts.documentCount[value === '1' ? 'one' : 'other'], { count: value });
    case 'slots':
      return fill(texts.slotCount[value === '1' ? 'one' : 'other'], { count: value });
    case 'totalCents':
      return (Number(value) / 100).toLocaleString(tag, { style: 'currency', currency: 'EUR', useGrouping: true });
    case 'corrected':
      return texts.corrections[value as keyof typeof texts.corrections];
    case 'by':
      return value || texts.somebody;
    case 'startsAt':
      return fill(texts.moment, { moment: formatMoment(value, tag) });
    default:
      return day.test(value) ? formatDay(value, tag) : value;
  }
}

/** 10 de marzo de 2026. A calendar day has no time zone. */
export const formatDay = (value: string, tag: string) =>
  new Date(`${value}T12:00:00Z`).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** Times of interviews are those of peninsular Spain; the linked page also shows the reader's own. */
const formatMoment = (value: string, tag: string) =>
  new Date(value).toLocaleString(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  });
