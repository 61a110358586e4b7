import type { ReplyRefusal } from '@fonendo/domain/conversations/mailed-replies';
import { conversationMails as english } from '@fonendo/messages/en/conversations/conversation-mails';
import { conversationMails as spanish } from '@fonendo/messages/es/conversations/conversation-mails';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { type Addressee, writeMail } from '../../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };

type Refused = { refusal: ReplyRefusal | null; refusedFiles: readonly string[] };

/** Says why an answer by mail, or a file of it, did not arrive. It cannot be answered itself. */
export function replyMail(to: Addressee, url: string, { refusal, refusedFiles }: Refused): Mail {
  const { replyRefused, replyFilesRefused } = texts[to.locale];
  if (refusal === null) {
    return writeMail(to, replyFilesRefused, { url, more: refusedFiles.map((name) => `· ${name}`) });
  }
  const { reasons, ...text } = replyRefused;
  return writeMail(to, text, { url, more: [reasons[refusal]] });
}
