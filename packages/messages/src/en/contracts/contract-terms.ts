import type { contractTerms as spanish } from '../../es/contracts/contract-terms.ts';
import type { Translation } from '../../messages.ts';

export const contractTerms: Translation<typeof spanish> = {
  title: 'Service agreement',
  version: 'Version {version}',
  parties: {
    heading: 'Parties',
    provider: 'Provider: {name}, tax number {taxId}, registered at {address} (hereinafter, Fonendo).',
    client:
      'Client: {name}, with {documentType} {documentNumber}, resident at {address}, email {email} (hereinafter, you).',
  },
  documentTypes: { DNI: 'DNI', 'NIE/NIF': 'NIE/NIF', Passport: 'passport' },
  sections: {
    object: {
      heading: '1. What you hire',
      text: 'Fonendo provides two independent services. You hire only those that you choose and pay for.\n\nRecognition service: with you we prepare the petition for recognition of your foreign degree in Medicine under Royal Decree 889/2022, review your documents one by one, file the petition with the Ministry of Science, Innovation and Universities and keep you informed of every step until the resolution.\n\nAccess to offers: you may apply to the offers that hospitals publish in Fonendo and follow your applications.',
    },
    outcome: {
      heading: '2. What does not depend on us',
      text: 'Recognition is granted or denied by the Ministry. The legal term to resolve is six months from the entry in the registry; it is suspended while you are asked for documents, and silence means denial. Hiring somebody is the decision of each hospital. That is why we commit our means and cannot promise an outcome.',
    },
    price: {
      heading: '3. Price and payment',
      text: 'The price of each service, with its taxes, is the one you see before pressing “Confirm and pay”, and does not change afterwards. You receive an invoice for each payment.\n\nThe state fee (form 790, code 107), sworn translations, apostilles and legalisations are not included: you pay them to whoever charges them.',
    },
    duration: {
      heading: '4. Duration',
      text: 'The recognition service ends with the resolution of your petition, with your withdrawal from it or with your waiver. Access to offers lasts as long as you keep your account.',
    },
    withdrawal: {
      heading: '5. Right of withdrawal',
      text: 'You may withdraw without giving reasons within 14 calendar days of the agreement, by a message to {contactEmail}. We return what you paid by the same means within 14 days.\n\nIf you ask us to begin before that period is over, you will do so by ticking a box of its own when you pay. In that case, if you withdraw, you pay for the part of the service already provided, and you lose the right to withdraw once the service has been provided in full.',
    },
    duties: {
      heading: '6. What you commit to',
      text: 'The data and documents you give us are true and yours. You answer requests within the terms we tell you. You authorise us to file the petition on your behalf and to receive its notifications.',
    },
    data: {
      heading: '7. Data protection',
      text: 'We process your data to provide these services, in accordance with Regulation (EU) 2016/679 and Organic Law 3/2018. Your age, sex, marital status, family and nationality serve the recognition only: no hospital sees them. Your criminal record is seen only by the team that reviews your file and is deleted when it ends. You can access, correct, download and erase your data from your account.',
    },
    liability: {
      heading: '8. Liability',
      text: 'We answer for the damage caused by a breach of ours. We do not answer for delays of the Administration, for documents that you do not hand in on time or for inaccurate information that you give us.',
    },
    law: {
      heading: '9. Law and complaints',
      text: 'This agreement is governed by Spanish law. As a consumer you may go to the courts of your place of residence. Before that, write to us at {contactEmail}: we answer within a month.',
    },
  },
  signature: {
    heading: 'Signature sheet',
    intro: 'The signer read the agreement that precedes this sheet and accepted it by electronic means.',
    signedName: 'Signed by',
    account: 'Verified account',
    signedAt: 'Date and time (UTC)',
    address: 'IP address',
    device: 'Browser',
    version: 'Version of the agreement',
    fingerprint: 'SHA-256 fingerprint of the accepted agreement',
    unknown: 'Not known',
  },
};
