import type { documents as spanish } from '../es/documents.ts';
import type { Translation } from '../messages.ts';

export const documents: Translation<typeof spanish> = {
  heading: 'Documents',
  failed: 'We could not load your documents',
  failedHelp: 'It may be a connection failure. Nothing has been lost.',
  approvedOf: '{approved} of {total} required ones approved',
  uploadedOf: '{uploaded} of {total} required ones uploaded',
  optional: 'optional',
  advised: 'does not keep you from sending it',
  locked: 'You have an open application',
  lockedHelp:
    'Your documents stay as the hospital saw them until the process ends. If we reject one, you will be able to replace it.',
  lockedBy: 'See my applications',
  kinds: {
    passport: 'Passport',
    diploma: 'Apostilled medical degree',
    recognitionCredential: 'Recognition credential',
    pensum: 'Academic transcript (pensum)',
    workContinuity: 'Certificate of continued practice',
    criminalRecord: 'Criminal record certificate',
    additional: 'Additional documents',
    acceptance: 'Acceptance document',
    languageProof: 'Proof of Spanish',
    feeReceipt: 'Receipt of the fee (790-107)',
    declaration: 'Declaration of truth',
    representation: 'Proof of representation',
  },
  reasons: {
    identity: 'It proves identity and nationality (RD 889/2022, art. 13.1).',
    degree: 'It is the degree you want recognised, or the proof that it was issued (RD 889/2022, art. 13.1).',
    pensum:
      'The Ministry compares the official duration, subjects and hours with the Spanish degree (RD 889/2022, art. 13.1).',
    olderDegree:
      'We ask for it so that your file is complete: your degree is from {graduation} and over {years} years old. Attach proof of practice or of 3 years’ training in the last 5.',
    recentDegree: 'Only asked for if the degree is over {years} years old.',
    criminalRecord:
      'We ask for it to see that nothing keeps you from practising; the decree does not. Get it in the country where you live.',
    criminalRecordServed: 'The Ministry has decided: we have deleted it, and it is not needed again.',
    credentialToVerify: 'Your Spanish degree or your recognition credential shows us that you may practise.',
    credentialComes: 'You will receive it once your recognition is approved.',
    spanishB2:
      'You are not a national of a Spanish-speaking country, so one of these is enough (RD 889/2022, art. 13.2): DELE B2 or above, B2 or Certificado de Aptitud of an official school of languages, or a certificate that 75 % of the degree, or the schooling before university, was in Spanish.',
    spanishNational: 'No longer needed: you are a national of a Spanish-speaking country (RD 889/2022, art. 13.2).',
    fee: 'The receipt of the state fee (RD 889/2022, art. 13.1). You pay it to the administration; if you have not yet, here is what the form asks for.',
    declaration:
      'You declare that your data and documents are true and that you hold the originals (RD 889/2022, art. 13.1). We write it and you sign it right here.',
    represented:
      'The authorisation, signed by you, of whoever files the petition in your name (RD 889/2022, art. 13.1).',
    notRepresented: 'Only if another person or company, us included, files the petition in your name: say who.',
    withPetition: 'Asked for with the petition for recognition.',
    additional: 'Courses or letters that strengthen your file. They delay nothing.',
    acceptance: 'Upload it only if we ask for it: your signed acceptance of a resolution with conditions.',
    alreadyRecognised: 'No longer needed: your degree is Spanish or recognised.',
  },
  notes: {
    apostille: '{country} is party to the Hague Convention: upload it with its apostille.',
    cubanChain:
      'Cuba is not party to the Hague Convention: have it legalised by the issuing ministry, then by MINREX and finally by the Spanish consulate.',
    consular:
      '{country} is not party to the Hague Convention: have it legalised by its Ministry of Foreign Affairs and then by the Spanish consulate.',
    euPapers: 'It needs no legalisation: it is from {country}.',
    spanishPapers: 'Being Spanish, it needs neither legalisation nor translation.',
    confirmRoute: 'Confirm it with the Spanish consulate before you start.',
    translation: 'If it is not in Spanish, include its sworn translation in the same PDF.',
    translationAfterLegalisation:
      'If it is not in Spanish, include its sworn translation in the same PDF, made after the legalisation.',
    degreeCountryMissing:
      'Tell us in your personal data in which country you got the degree, and we will tell you whether it needs an apostille or a translation.',
  },
  waivers: {
    title: 'What we do not ask for',
    spanishB2: { what: 'Spanish B2', why: 'you are a national of a Spanish-speaking country (art. 13.2).' },
    swornTranslation: { what: 'Sworn translation', why: 'your documents are already in Spanish.' },
    legalisation: { what: 'Apostille or legalisation', why: 'your degree is from {country}.' },
    workContinuity: { what: 'Continued practice', why: 'your degree is not over {years} years old.' },
    recognitionCredential: {
      what: 'Recognition credential',
      why: 'you will receive it when your request is approved.',
    },
    recognitionPapers: {
      what: 'Apostilled degree, transcript and criminal record',
      why: 'your degree is already Spanish or recognised.',
    },
  },
  file: {
    added: '{size}, {date}',
    version: 'Version {version}',
    validUntil: 'Valid until {date}',
    lapses: 'Lapses on {date}',
    lapsed: 'Lapsed on {date}',
    preview: 'View {name}',
    download: 'Download',
    replace: 'Replace',
    remove: 'Remove',
    earlier_one: '{count} earlier version',
    earlier_other: '{count} earlier versions',
    notDownloaded: 'The document could not be downloaded',
  },
  rejection: { title: 'Reason for the rejection', by: 'Fonendo team, {date}' },
  upload: {
    replace: 'Replace document',
    add: 'Add PDF',
    keep: 'Keep the current one',
    done: 'Document uploaded',
    doneHelp: 'We will review it and let you know.',
    tooLarge: 'The file weighs {size} and the maximum is {max}. Save it with a lower resolution or fewer pages.',
    retry: 'Try again with {name}',
    replacesApproved: 'This document is already approved. If you replace it, we will have to review the new one.',
  },
  remove: {
    title: 'Remove “{name}”?',
    help: 'The file will be deleted for good.',
    helpEarlier: 'The file will be deleted for good, and the earlier version will count again.',
    done: 'Document removed',
    failed: 'The document could not be removed',
  },
  preview: { failed: 'We could not open the document', failedHelp: 'Download it to see it on your device.' },
};
