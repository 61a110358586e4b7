import { randomUUIDv7 } from 'node:crypto';
import { isGathered, mailFamilyOf } from '@fonendo/domain/notifications/notification-facts';
import { standardSteps } from '@fonendo/domain/processes/process';
import { expect, test } from 'vitest';
import { renderMail } from '../../integrations/mail/mail.layout.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { showInGallery } from '../../testing/mail-gallery.ts';
import { buildInterview, firstDate } from '../../testing/scenes/interviews.ts';
import { findHospitalCandidacy } from '../candidacies/access/access.repository.ts';
import { candidacyNotices } from '../candidacies/candidacies.notices.ts';
import { firstDayNotices } from '../candidacies/first-day/first-day.notices.ts';
import { candidacyNoteNotices } from '../candidacies/notes/notes.notices.ts';
import { conversationNotices } from '../conversations/conversations.notices.ts';
import { reportNotices } from '../conversations/reports/reports.notices.ts';
import { documentRequestNotices } from '../document-requests/document-requests.notices.ts';
import { hospitalNotices } from '../hospitals/hospitals.notices.ts';
import { interviewNotices } from '../interviews/interviews.notices.ts';
import { findInterview } from '../interviews/interviews.repository.ts';
import { offerNotices } from '../offers/offers.notices.ts';
import { petitionNotices } from '../petitions/petitions.notices.ts';
import { selectionNotices } from '../selection/selection.notices.ts';
import { gatheredMail } from './mails/gathered.mail.ts';
import { mailOf, type notify } from './notify.ts';

type AnyNotice = Parameters<typeof notify>[2];
type Each<Table> = Record<keyof Table, AnyNotice>;

const { db } = await openTestDatabase();
const hospital = await buildHospital(db);
const offer = await buildOffer(db, { hospitalId: hospital.id });
const candidacy = await buildCandidacy(db, { offerId: offer.id, status: 'inProcess', step: 2 });
const built = await buildInterview(db, candidacy, { status: 'confirmed' });
const row = await findHospitalCandidacy(db, hospital.id, candidacy.id);
const about = await findInterview(db, { hospitalId: hospital.id }, built.id);
const [step] = standardSteps;
if (!row || !about || !step) throw new Error('the notices have nothing to speak of');

const team = 'equipo@fonendo.test';
const { id, doctorId } = candidacy;
const paper = {
  kind: 'criminalRecord',
  name: 'con su traducción',
  why: 'La pide Jefatura.',
  dueOn: '2026-03-20',
} as const;
const petition = { id: randomUUIDv7(), reference: 'HOM-2026-000001', doctorId };
const receipt = { name: 'justificante.pdf', contentType: 'application/pdf', source: { file: 'x' } };
const news = {
  ...{ about, side: 'doctor' as const, zone: 'America/Bogota', now: firstDate, publicUrl: 'https://fonendo.test' },
  slots: built.slots,
  comment: 'Hasta pronto.',
  interviewers: [],
};

/** Every notice that there is: the compiler asks for one that is missing here. */
const notices = {
  ...({
    offerApproved: offerNotices.offerApproved(offer),
    revisionApproved: offerNotices.revisionApproved(offer),
    offerRefused: offerNotices.offerRefused(offer, 'Falta el servicio.'),
    revisionRefused: offerNotices.revisionRefused(offer, 'Falta el servicio.'),
    offerClosed: offerNotices.offerClosed(offer),
    offerDeleted: offerNotices.offerDeleted(offer),
    offerReceived: offerNotices.offerReceived({ offer, hospital }, team),
    revisionReceived: offerNotices.revisionReceived({ offer, hospital }, team),
    offerRecommended: offerNotices.offerRecommended({
      ...{ offer, hospital, doctorIds: [doctorId], message: 'Te esperamos.', fromTeam: false },
    }),
  } satisfies Each<typeof offerNotices>),
  ...({
    candidacySubmitted: candidacyNotices.candidacySubmitted({ id, doctorId, offer, hospital }),
    candidacyReceived: candidacyNotices.candidacyReceived({ id, hospitalId: hospital.id, offer }),
    candidacyWithdrawn: candidacyNotices.candidacyWithdrawn({ id, hospitalId: hospital.id, offer }),
  } satisfies Each<typeof candidacyNotices>),
  ...({
    stepStarted: selectionNotices.stepStarted(row, { step, position: 0 }),
    candidacyAccepted: selectionNotices.candidacyAccepted(row, {
      contact: {
        hospital: { name: hospital.name, address: 'Gran Vía 1', city: 'Madrid', phone: '+34910000000' },
        person: { name: 'Elena Ruiz', email: 'elena@hospital.example', position: null },
      },
    }),
    acceptanceUndone: selectionNotices.acceptanceUndone(row, { reason: 'Se aceptó por error.' }),
    contactOpened: selectionNotices.contactOpened(row, {
      ...{ by: doctorId, reached: { name: 'Ana Vidal', email: 'ana@correo.example', phone: '+541155550142' } },
    }),
    candidacyDiscarded: selectionNotices.candidacyDiscarded(row, { farewell: 'Gracias por venir.' }),
    candidacyReopened: selectionNotices.candidacyReopened(row),
    vacancyFreed: selectionNotices.vacancyFreed(row, { by: doctorId }),
    vacanciesFilled: selectionNotices.vacanciesFilled(row, { by: doctorId }),
  } satisfies Each<typeof selectionNotices>),
  ...({
    firstDayGiven: firstDayNotices.firstDayGiven(row, { from: '2026-05-04', to: '2026-06-01', undone: true }),
    firstDayAgreed: firstDayNotices.firstDayAgreed(row, '2026-05-11'),
  } satisfies Each<typeof firstDayNotices>),
  ...({
    messageFromHospital: conversationNotices.messageFromHospital(row, {
      messages: [{ text: 'Buenos días.', fileName: null }],
    }),
    messageFromTeam: conversationNotices.messageFromTeam(petition, {
      messages: [{ text: 'Ya está en el ministerio.', fileName: null }],
    }),
    messageFromApplicant: conversationNotices.messageFromApplicant(petition, {
      ...{ lead: null, address: team, messages: [{ text: '¿Cuánto tarda?', fileName: null }] },
    }),
    messageFromCandidate: conversationNotices.messageFromCandidate(row, {
      ...{ lead: null, messages: [{ text: '', fileName: 'registro.pdf' }] },
    }),
  } satisfies Each<typeof conversationNotices>),
  ...({
    conversationReported: reportNotices.conversationReported(row, team),
    reportUpheld: reportNotices.reportUpheld(row, { people: [doctorId], reason: 'Insultos.' }),
    reportDismissed: reportNotices.reportDismissed(row, [doctorId]),
    conversationClosed: reportNotices.conversationClosed(row, { people: [doctorId], reason: 'Insultos.' }),
    conversationReopened: reportNotices.conversationReopened(row, { lead: null, except: null }),
  } satisfies Each<typeof reportNotices>),
  ...({
    mentionedInNote: candidacyNoteNotices.mentionedInNote(row, {
      ...{ noteId: id, userId: doctorId, author: { id: doctorId, name: 'Elena Ruiz' } },
    }),
  } satisfies Each<typeof candidacyNoteNotices>),
  ...({
    documentsRequested: documentRequestNotices.documentsRequested(row, [paper]),
    requestedDocumentHandedIn: documentRequestNotices.requestedDocumentHandedIn(row, paper),
    requestedDocumentAccepted: documentRequestNotices.requestedDocumentAccepted(row, paper),
    requestedDocumentAskedAgain: documentRequestNotices.requestedDocumentAskedAgain(row, paper, 'No se lee.'),
    documentRequestCancelled: documentRequestNotices.documentRequestCancelled(row, paper),
    documentRequestDue: documentRequestNotices.documentRequestDue(row, [paper], { dueOn: paper.dueOn, days: 2 }),
    requestedDocumentUploaded: documentRequestNotices.requestedDocumentUploaded(
      row,
      { ...paper, createdBy: null },
      { by: doctorId },
    ),
  } satisfies Each<typeof documentRequestNotices>),
  ...({
    proposed: interviewNotices.proposed({ ...news, event: 'proposed' }),
    asked: interviewNotices.asked({ ...news, event: 'asked', side: 'hospital', people: [doctorId] }),
    added: interviewNotices.added({ ...news, event: 'added', side: 'hospital', people: [doctorId] }),
    released: interviewNotices.released({ ...news, event: 'released', side: 'hospital', people: [doctorId] }),
    rescheduled: interviewNotices.rescheduled({ ...news, event: 'rescheduled' }),
    slotWithdrawn: interviewNotices.slotWithdrawn({ ...news, event: 'slotWithdrawn' }),
    confirmed: interviewNotices.confirmed({ ...news, event: 'confirmed', side: 'hospital' }),
    declined: interviewNotices.declined({ ...news, event: 'declined', side: 'hospital' }),
    cancelled: interviewNotices.cancelled({ ...news, event: 'cancelled' }),
    notAttended: interviewNotices.notAttended({ ...news, event: 'notAttended' }),
    day: interviewNotices.day({ ...news, event: 'day' }),
    hour: interviewNotices.hour({ ...news, event: 'hour' }),
  } satisfies Each<typeof interviewNotices>),
  ...({
    petitionSent: petitionNotices.petitionSent(petition, receipt),
    documentApproved: petitionNotices.documentApproved(petition, { document: 'criminalRecord' }),
    documentRejected: petitionNotices.documentRejected(petition, { document: 'criminalRecord' }, 'No se lee.'),
    cvReviewed: petitionNotices.cvReviewed(petition),
    cvReturned: petitionNotices.cvReturned(petition, 'Faltan las fechas.'),
    petitionValidated: petitionNotices.petitionValidated(petition),
    petitionSentToMinistry: petitionNotices.petitionSentToMinistry(petition, {
      ...{ registryNumber: 'R-1', registeredOn: '2026-03-09' },
    }),
    requirementStarted: petitionNotices.requirementStarted(
      petition,
      { notifiedOn: '2026-03-10', answerBy: '2026-03-24' },
      'Falta el plan de estudios.',
    ),
    requirementAnswered: petitionNotices.requirementAnswered(petition, { answeredOn: '2026-03-12' }),
    requirementDue: petitionNotices.requirementDue(petition, { answerBy: '2026-03-24' }, '2026-03-20'),
    extensionGranted: petitionNotices.extensionGranted(petition, { answerBy: '2026-04-28' }),
    extensionDenied: petitionNotices.extensionDenied(petition, { answerBy: '2026-03-24' }),
    hearingStarted: petitionNotices.hearingStarted(petition, { allegeBy: '2026-03-24' }, 'Faltan horas de Cirugía.'),
    hearingDue: petitionNotices.hearingDue(petition, { allegeBy: '2026-03-24' }, '2026-03-20'),
    hearingAlleged: petitionNotices.hearingAlleged(petition, { closedOn: '2026-03-20' }),
    hearingWaived: petitionNotices.hearingWaived(petition, { closedOn: '2026-03-20' }),
    noticeUnopened: petitionNotices.noticeUnopened(petition, { rejectedOn: '2026-03-20' }, '2026-03-16'),
    datesCorrected: petitionNotices.datesCorrected(petition, 'registryNumber', 'Bailaban dos cifras.'),
    petitionComment: petitionNotices.petitionComment(petition, 'Todo bien.'),
    petitionGranted: petitionNotices.petitionGranted(petition, null),
    petitionGrantedConditionally: petitionNotices.petitionGrantedConditionally(
      petition,
      { dueOn: '2028-03-10' },
      'Con una prueba.',
    ),
    conditionDone: petitionNotices.conditionDone(petition, { condition: 'Prueba de aptitud', left: '1' }),
    petitionDenied: petitionNotices.petitionDenied(petition, 'Faltan créditos.'),
    petitionInadmitted: petitionNotices.petitionInadmitted(petition, 'Ya se había resuelto.'),
    petitionWithdrawn: petitionNotices.petitionWithdrawn(petition, 'A petición propia.'),
    documentExpiring: petitionNotices.documentExpiring(
      petition,
      { document: 'criminalRecord', validUntil: '2026-04-20' },
      { documentId: id, days: 30 },
    ),
    petitionReceived: petitionNotices.petitionReceived(petition, { address: team, doctorName: 'Ana Sanz' }),
    documentReplaced: petitionNotices.documentReplaced(
      petition,
      { document: 'criminalRecord' },
      { address: team, doctorName: 'Ana Sanz' },
    ),
  } satisfies Each<typeof petitionNotices>),
  ...({
    hospitalApproved: hospitalNotices.hospitalApproved(hospital, 'Cardiólogo/a'),
    hospitalRefused: hospitalNotices.hospitalRefused(hospital, 'Falta la dirección.'),
    hospitalReceived: hospitalNotices.hospitalReceived(hospital, team),
    cifClaimed: hospitalNotices.cifClaimed({ name: 'Clínica', cif: 'B64717838' }, team),
    cifClaimAnswered: hospitalNotices.cifClaimAnswered({ cif: 'B64717838', claimantId: doctorId }, 'Es de la otra.'),
  } satisfies Each<typeof hospitalNotices>),
};

const readerIn = (locale: 'es' | 'en') => ({ email: 'ana@fonendo.test', firstname: 'Ana', locale });

const writeIn = (notice: AnyNotice, locale: 'es' | 'en') => {
  const { kind, params, link } = notice;
  const mail = mailOf(notice, readerIn(locale), 'https://fonendo.test');
  if (mail) return mail;
  if (!isGathered(kind)) throw new Error(`${kind} has no mail`);
  const known = typeof params === 'function' ? params(locale) : params;
  return gatheredMail(readerIn(locale), 'https://fonendo.test', [{ kind, params: known, link }]);
};

test('a notice has a mail of its own or is gathered with others, to people never both', () => {
  const all: readonly AnyNotice[] = Object.values(notices);
  const both = all.filter(({ kind, mail, to }) => isGathered(kind) && mail && !('team' in to));
  expect(both).toEqual([]);
});

test.each(Object.entries(notices))('%s names everything, in both languages', (name, notice) => {
  for (const locale of ['es', 'en'] as const) {
    const { to, subject, heading, paragraphs, button, note = '' } = writeIn(notice, locale);
    expect([to, button.url]).toEqual(['ana@fonendo.test', `https://fonendo.test${notice.link}`]);
    expect(paragraphs[0]).toBe(locale === 'es' ? 'Hola, Ana:' : 'Hello Ana,');
    for (const text of [subject, heading, ...paragraphs, note]) expect(text).not.toMatch(/\{\w+\}|undefined|Invalid/);
  }
  expect(writeIn(notice, 'es').subject).not.toBe(writeIn(notice, 'en').subject);
  showInGallery(name, (locale) => writeIn(notice, locale));
});

test.each(Object.entries(notices))('%s says in plain text all that it says in HTML', (_name, notice) => {
  for (const locale of ['es', 'en'] as const) {
    const mail = writeIn(notice, locale);
    const { text } = renderMail(mail);
    for (const part of [mail.heading, ...mail.paragraphs, mail.button.url, mail.note ?? ''])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<\w+[^@>]*>/);
  }
});

/** Whom it is for, whose choice decides over its mail, and its subject in Spanish. */
const summarise = (notice: AnyNotice) => {
  const { to, kind } = notice;
  const audience = 'people' in to ? 'person' : 'team' in to ? 'team' : to.right;
  return `${audience} | ${mailFamilyOf(kind) ?? 'essential'}${isGathered(kind) ? ', gathered' : ''} | ${writeIn(notice, 'es').subject}`;
};

test('the mail of a grant says what practising still needs', () => {
  expect(writeIn(notices.petitionGranted, 'es').note).toContain('te falta colegiarte');
});

test('each is for the right people, and has its subject', () => {
  const listed = Object.entries(notices).map(([name, notice]) => `${name}: ${summarise(notice)}`);
  expect(listed).toEqual([
    'offerApproved: writeOffers | offers | Oferta aprobada: Cardiólogo/a',
    'revisionApproved: writeOffers | offers | Cambios aprobados: Cardiólogo/a',
    'offerRefused: writeOffers | offers | Oferta rechazada: Cardiólogo/a',
    'revisionRefused: writeOffers | offers | Cambios rechazados: Cardiólogo/a',
    'offerClosed: writeOffers | offers | Oferta cerrada: Cardiólogo/a',
    'offerDeleted: writeOffers | offers | Oferta eliminada: Cardiólogo/a',
    'offerReceived: team | offers | Oferta por aprobar: Cardiólogo/a',
    'revisionReceived: team | offers | Cambios por aprobar: Cardiólogo/a',
    'offerRecommended: person | offers | Te recomiendan una oferta: Cardiólogo/a',
    'candidacySubmitted: person | essential | Candidatura enviada: Cardiólogo/a',
    'candidacyReceived: runCandidacies | candidacies, gathered | Nueva candidatura',
    'candidacyWithdrawn: runCandidacies | candidacies, gathered | Candidatura retirada',
    'stepStarted: person | candidacies, gathered | Tu candidatura avanza',
    'candidacyAccepted: person | candidacies | ¡Enhorabuena! Hospital Universitario La Ribera te ha aceptado',
    'acceptanceUndone: person | essential | Han deshecho la aceptación de tu candidatura a «Cardiólogo/a»',
    'contactOpened: runCandidacies | candidacies | Contacto de la persona aceptada: Cardiólogo/a',
    'candidacyDiscarded: person | candidacies | Sobre tu candidatura a «Cardiólogo/a»',
    'candidacyReopened: person | candidacies | Tu candidatura a «Cardiólogo/a» sigue en marcha',
    'vacancyFreed: runCandidacies | candidacies | Aceptación deshecha: Cardiólogo/a',
    'vacanciesFilled: runCandidacies | candidacies | Vacantes cubiertas: Cardiólogo/a',
    'firstDayGiven: runCandidacies | candidacies | Fechas para empezar: Cardiólogo/a',
    'firstDayAgreed: person | candidacies | Tu primer día será el 11 de mayo de 2026',
    'messageFromHospital: person | candidacies | Mensaje de Hospital Universitario La Ribera: Cardiólogo/a',
    'messageFromTeam: person | petitions | Mensaje de Fonendo: HOM-2026-000001',
    'messageFromApplicant: team | petitions | Mensaje sobre la solicitud HOM-2026-000001',
    'messageFromCandidate: requestDocuments | candidacies | Mensaje sobre la oferta Cardiólogo/a',
    'conversationReported: team | essential | Conversación denunciada: Cardiólogo/a',
    'reportUpheld: person | essential | Hemos cerrado la conversación: Cardiólogo/a',
    'reportDismissed: person | candidacies, gathered | Fonendo ha revisado la denuncia',
    'conversationClosed: person | essential | Conversación cerrada por Fonendo: Cardiólogo/a',
    'conversationReopened: requestDocuments | candidacies, gathered | Conversación abierta de nuevo',
    'mentionedInNote: requestDocuments | candidacies | Elena Ruiz le menciona en una nota: Cardiólogo/a',
    'documentsRequested: person | candidacies | Hospital Universitario La Ribera te solicita documentación',
    'requestedDocumentHandedIn: person | candidacies | Hospital Universitario La Ribera ha aportado un documento tuyo: Certificado de antecedentes penales (con su traducción)',
    'requestedDocumentAccepted: person | candidacies, gathered | Documento aceptado',
    'requestedDocumentAskedAgain: person | candidacies | Te solicitan de nuevo: Certificado de antecedentes penales (con su traducción)',
    'documentRequestCancelled: person | candidacies, gathered | Un documento ya no hace falta',
    'documentRequestDue: person | candidacies | Entrega tus documentos antes del 20 de marzo de 2026',
    'requestedDocumentUploaded: requestDocuments | candidacies, gathered | Documento recibido',
    'proposed: person | interviews | Elige la fecha de tu entrevista: Cardiólogo/a',
    'asked: person | interviews | Cuentan con usted para una entrevista: Cardiólogo/a',
    'added: person | essential | Cuentan con usted para una entrevista: Cardiólogo/a',
    'released: person | essential | Ya no hace falta que entreviste: Cardiólogo/a',
    'rescheduled: person | interviews | Nuevas fechas para tu entrevista: Cardiólogo/a',
    'slotWithdrawn: person | interviews | Cambian las fechas de tu entrevista: Cardiólogo/a',
    'confirmed: manageInterviews | essential | Entrevista confirmada: Cardiólogo/a',
    'declined: manageInterviews | interviews | Entrevista rechazada: Cardiólogo/a',
    'cancelled: person | essential | Entrevista cancelada: Cardiólogo/a',
    'notAttended: person | interviews | No asististe a la entrevista: Cardiólogo/a',
    'day: person | interviews | Recordatorio de tu entrevista: Cardiólogo/a',
    'hour: person | interviews | Tu entrevista empieza pronto: Cardiólogo/a',
    'petitionSent: person | petitions | Hemos recibido tu solicitud HOM-2026-000001',
    'documentApproved: person | petitions, gathered | Documento aprobado',
    'documentRejected: person | petitions | Sustituye un documento: Certificado de antecedentes penales',
    'cvReviewed: person | petitions, gathered | CV revisado',
    'cvReturned: person | petitions | Corrige tu CV y seguimos (HOM-2026-000001)',
    'petitionValidated: person | petitions | Tu documentación está validada (HOM-2026-000001)',
    'petitionSentToMinistry: person | petitions | Tu solicitud está en el Ministerio (HOM-2026-000001)',
    'requirementStarted: person | petitions | El Ministerio te pide algo: responde antes del 24 de marzo de 2026',
    'requirementAnswered: person | petitions, gathered | Requerimiento respondido',
    'requirementDue: person | essential | Responde al Ministerio hasta el 24 de marzo de 2026',
    'extensionGranted: person | petitions | Tienes hasta el 28 de abril de 2026 para responder',
    'extensionDenied: person | petitions | El Ministerio no amplía el plazo (HOM-2026-000001)',
    'hearingStarted: person | essential | Puedes presentar alegaciones hasta el 24 de marzo de 2026',
    'hearingDue: person | essential | Alegaciones: hasta el 24 de marzo de 2026',
    'hearingAlleged: person | petitions, gathered | Alegaciones presentadas',
    'hearingWaived: person | petitions, gathered | Audiencia cerrada sin alegaciones',
    'noticeUnopened: person | essential | Abre la notificación del Ministerio antes del 20 de marzo de 2026',
    'datesCorrected: person | petitions | Hemos corregido el número de registro (HOM-2026-000001)',
    'petitionComment: person | petitions | Nuevo comentario sobre tu solicitud HOM-2026-000001',
    'petitionGranted: person | petitions | ¡Enhorabuena! Tu título está homologado',
    'petitionGrantedConditionally: person | petitions | Homologación concedida con condiciones (HOM-2026-000001)',
    'conditionDone: person | petitions, gathered | Requisito completado',
    'petitionDenied: person | petitions | Resolución de tu solicitud HOM-2026-000001',
    'petitionInadmitted: person | petitions | Tu solicitud HOM-2026-000001 no se ha admitido',
    'petitionWithdrawn: person | petitions | Tu solicitud HOM-2026-000001 se ha cerrado por desistimiento',
    'documentExpiring: person | petitions | Caduca el 20 de abril de 2026: Certificado de antecedentes penales',
    'petitionReceived: team | petitions | Nueva solicitud: HOM-2026-000001',
    'documentReplaced: team | petitions, gathered | HOM-2026-000001: Certificado de antecedentes penales por revisar',
    'hospitalApproved: writeOffers | essential | Hospital Universitario La Ribera ya está aprobado en Fonendo',
    'hospitalRefused: editHospital | essential | Los datos de Hospital Universitario La Ribera necesitan una corrección',
    'hospitalReceived: team | essential | Hospital por aprobar: Hospital Universitario La Ribera',
    'cifClaimed: team | essential | CIF reclamado: B64717838',
    'cifClaimAnswered: person | essential | Sobre el CIF B64717838',
  ]);
});
