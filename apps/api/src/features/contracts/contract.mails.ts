import { mails as english } from '@fonendo/messages/en/mails';
import { mails as spanish } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import type { ContractClient, ContractRow } from './contracts.repository.ts';

const texts = { es: spanish, en: english };

/** The copy that the law asks for, at once (domain.md, contract evidence). */
export function contractSignedMail(client: ContractClient, publicUrl: string, contract: ContractRow): Mail {
  const { greeting, contractSigned } = texts[client.locale];
  return {
    to: client.email,
    locale: client.locale,
    subject: contractSigned.subject,
    heading: contractSigned.heading,
    paragraphs: [fill(greeting, { name: client.firstName }), contractSigned.body],
    button: { label: contractSigned.button, url: `${publicUrl}/signup` },
    note: contractSigned.note,
    attachments: [
      {
        name: contractSigned.fileName,
        contentType: 'application/pdf',
        source: { file: contract.signedFileKey },
      },
    ],
  };
}
