import { hospitalMails as english } from '@fonendo/messages/en/hospitals/hospital-mails';
import { hospitalMails as spanish } from '@fonendo/messages/es/hospitals/hospital-mails';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type Addressee, writeMail } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };

/** Answers go to the team, as the recipients can no longer sign in. */
export const hospitalBlockedMail = (to: Addressee, hospital: string, reason: string, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].blocked, { url: `${publicUrl}/faq#contacto`, params: { hospital }, more: [reason] });

export const hospitalUnblockedMail = (to: Addressee, hospital: string, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].unblocked, { url: `${publicUrl}/?role=hospital`, params: { hospital } });
