import { notificationFacts } from '@fonendo/domain/notifications/notification-facts';
import { type NotificationKind, notificationKinds } from '@fonendo/domain/notifications/notifications';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { notifications as english } from '@fonendo/messages/en/notifications';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { notifications as spanish } from '@fonendo/messages/es/notifications';
import { describeNotification } from '@fonendo/messages/notification-text';
import { describe, expect, test } from 'vitest';

const languages = {
  es: { texts: spanish, documents: spanishDocuments.kinds, tag: 'es-ES' },
  en: { texts: english, documents: englishDocuments.kinds, tag: 'en-GB' },
};

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  test.each(notificationKinds)('%s names exactly what its senders give', (kind) => {
    const { title, body } = languages[locale].texts.kinds[kind];
    const named = new Set([...placeholders(title), ...placeholders(body)]);
    expect([...named].toSorted()).toEqual(notificationFacts[kind].params.toSorted());
  });
});

test('no text is left of a kind that nobody sends', () => {
  expect(Object.keys(spanish.kinds).toSorted()).toEqual(notificationKinds.toSorted());
});

const spanishText = (kind: NotificationKind, params: Record<string, string>) =>
  describeNotification({ kind, params }, languages.es);

test('days, money, counts and moments are written as the reader writes them', () => {
  expect(
    spanishText('requirementStarted', { reference: 'HOM-1', notifiedOn: '2026-03-10', answerBy: '2026-03-24' }).body,
  ).toBe('Lo notificó el 10 de marzo de 2026 (HOM-1). El plazo para responder termina el 24 de marzo de 2026.');
  expect(spanishText('paymentReceived', { totalCents: '47190' }).body).toContain('471,90');
  expect(spanishText('documentsRequested', { offer: 'O', hospital: 'H', count: '1' }).title).toBe(
    'Un hospital te solicita 1 documento',
  );
  expect(spanishText('interviewProposed', { offer: 'O', hospital: 'H', slots: '3' }).body).toContain(
    '3 fechas a elegir',
  );
  expect(
    spanishText('interviewConfirmed', { offer: 'O', hospital: 'H', startsAt: '2026-07-01T14:00:00.000Z' }).body,
  ).toContain('miércoles, 1 de julio, 16:00, hora peninsular');
});

test('a document that a hospital named itself keeps its name', () => {
  const params = { offer: 'O', document: 'Carnet de colegiado' };
  expect(spanishText('requestedDocumentUploaded', params).body).toBe('Carnet de colegiado. Oferta: O.');
});
