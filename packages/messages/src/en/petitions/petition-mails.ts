import type { petitionMails as spanish } from '../../es/petitions/petition-mails.ts';
import type { Translation } from '../../messages.ts';

export const petitionMails: Translation<typeof spanish> = {
  petitionSent: {
    subject: 'We have received your petition {reference}',
    heading: 'Petition sent',
    body: 'We have your petition {reference}. We will review each document and keep you informed. Your receipt is attached: it carries a code with which anybody can check the date and what you sent.',
    button: 'See my petition',
  },
  documentRejected: {
    subject: 'Replace a document: {document}',
    heading: 'A document has to be replaced',
    body: 'This document of your petition {reference} will not do yet: {document}. Upload a new one in your petition; the rest stays as it is. The reason is:',
    button: 'Replace the document',
  },
  cvReturned: {
    subject: 'Correct your CV and we go on ({reference})',
    heading: 'Your CV needs a correction',
    body: 'Your CV goes with petition {reference}, and we cannot file it yet. Change it in your account; the rest stays as it is. The reason is:',
    button: 'See my petition',
  },
  petitionValidated: {
    subject: 'Your documents are validated ({reference})',
    heading: 'Documents validated',
    body: 'All required documents of your petition {reference} are approved. The next step is to send it to the Ministry.',
    button: 'See my petition',
  },
  petitionSentToMinistry: {
    subject: 'Your petition is with the Ministry ({reference})',
    heading: 'Sent to the Ministry',
    body: 'We have filed your petition {reference}. Registry number: {registryNumber}, dated {registeredOn}. From that day the Ministry has six months to decide.',
    button: 'See the terms',
  },
  requirementStarted: {
    subject: 'The Ministry asks you for something: answer by {answerBy}',
    heading: 'Request by the Ministry',
    body: 'On {notifiedOn} the Ministry asked to complete your petition {reference}. The term to answer ends on {answerBy}; meanwhile the term to decide stands still. What it asks for is:',
    button: 'See the request',
  },
  requirementDue: {
    subject: 'Answer the Ministry by {answerBy}',
    heading: 'The term to answer is about to end',
    body: 'The term to answer the request about your petition {reference} ends on {answerBy}. Without an answer the petition counts as withdrawn. Do you need more time? Ask for it before that day: the letter is in your petition.',
    button: 'See the request',
  },
  extensionGranted: {
    subject: 'You have until {answerBy} to answer',
    heading: 'Term extended',
    body: 'The Ministry has extended the term to answer the request about your petition {reference}. It ends on {answerBy}.',
    button: 'See the term',
  },
  extensionDenied: {
    subject: 'The Ministry does not extend the term ({reference})',
    heading: 'Term not extended',
    body: 'The Ministry does not extend the term of your petition {reference}. The request has to be answered by {answerBy}.',
    button: 'See the request',
  },
  hearingStarted: {
    subject: 'You can send allegations until {allegeBy}',
    heading: 'Hearing',
    body: 'Before it decides on your petition {reference}, the Ministry shows you what it proposes and listens to you. You can send allegations until {allegeBy}; if you say nothing it decides with what it has. It proposes:',
    button: 'See the proposal',
  },
  hearingDue: {
    subject: 'Allegations: until {allegeBy}',
    heading: 'The time for allegations ends',
    body: 'You can send allegations about the proposal on your petition {reference} until {allegeBy}. The letter is ready in your petition.',
    button: 'See the proposal',
  },
  noticeUnopened: {
    subject: 'Open the notice of the Ministry before {rejectedOn}',
    heading: 'You have an unopened notice',
    body: 'The Ministry has left a notice about your petition {reference} in your electronic mailbox (DEHú). If you do not open it, it counts as rejected on {rejectedOn} and the terms run all the same.',
    button: 'See the terms',
  },
  datesCorrected: {
    subject: 'We have corrected {corrected} ({reference})',
    heading: 'A correction in your petition',
    body: 'We have corrected {corrected} in your petition {reference}. The terms that it shows already take the change into account. This is the reason:',
    button: 'See the terms',
  },
  petitionComment: {
    subject: 'New comment on your petition {reference}',
    heading: 'The team has written to you',
    body: 'There is a new comment on your petition {reference}:',
    button: 'See my petition',
  },
  petitionGranted: {
    subject: 'Congratulations! Your degree is recognised',
    heading: 'Recognition granted',
    body: 'Your petition {reference} has ended with the recognition of your degree. The credential is in your account, and you can apply for offers as a recognised doctor.',
    button: 'See the resolution',
    note: 'To practise you still have to register with the medical college of the province where you will work. They usually ask for the degree, the credential, your identity document and a recent certificate of good professional standing.',
  },
  petitionGrantedConditionally: {
    subject: 'Recognition granted with conditions ({reference})',
    heading: 'Granted with conditions',
    body: 'The Ministry grants the recognition of your petition {reference} once you complete the training that the resolution names. You have until {dueOn}. Your petition shows each requirement.',
    button: 'See the requirements',
  },
  petitionDenied: {
    subject: 'Resolution of your petition {reference}',
    heading: 'Recognition refused',
    body: 'The Ministry has refused the recognition of your petition {reference}. You can appeal within one month: your petition holds the resolution and a model appeal.',
    button: 'See the resolution',
  },
  petitionInadmitted: {
    subject: 'Your petition {reference} was not admitted',
    heading: 'Petition not admitted',
    body: 'The ministry has not admitted your petition {reference}. You can appeal within one month: your petition has the resolution and what you can do.',
    button: 'See the resolution',
  },
  petitionWithdrawn: {
    subject: 'Your petition {reference} was closed as withdrawn',
    heading: 'Petition closed as withdrawn',
    body: 'The ministry has closed your petition {reference} as withdrawn. It has not decided on your degree, so you can file another one. Your documents are kept.',
    button: 'See the petition',
  },
  documentExpiring: {
    subject: 'Lapses on {validUntil}: {document}',
    heading: 'A document is about to lapse',
    body: 'This document stops being valid on {validUntil}: {document}. If your petition {reference} is still open, ask for a new one and upload it before then.',
    button: 'See my petition',
  },
  petitionReceived: {
    subject: 'New petition: {reference}',
    heading: 'New recognition petition',
    body: '{name} has sent the petition {reference}. It is in the review queue.',
    button: 'Review the petition',
  },
  documentReplaced: {
    subject: '{reference}: {document} to be reviewed',
    heading: 'New document to be reviewed',
    body: '{name} has uploaded a document to the petition {reference}: {document}.',
    button: 'Review the petition',
  },
};
