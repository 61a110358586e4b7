import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { writeMail } from '../notifications/notifications.public.ts';
import type { ContractClient, ContractRow } from './contracts.repository.ts';

const texts = { es: spanish, en: english };

/** The copy that the law requires, sent at once. */
export function contractSignedMail(client: ContractClient, publicUrl: string, contract: ContractRow): Mail {
  const { fileName: name, ...text } = texts[client.locale].contractSigned;
  return writeMail(client, text, {
    url: `${publicUrl}/signup`,
    attachments: [{ name, contentType: 'application/pdf', source: { file: contract.signedFileKey } }],
  });
}
