import { passwordResetLifeMs, verificationCode } from '@fonendo/domain/auth/account-codes';
import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type Addressee, formatMoment, writeMail } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };
const minutes = (ms: number) => Math.round(ms / 60_000);

export const verificationMail = (to: Addressee, publicUrl: string, userId: string, code: string): Mail =>
  writeMail(to, texts[to.locale].verification, {
    ...{ urgent: true, code },
    url: `${publicUrl}/verify-account?token=${userId}-${code}`,
    params: { code, minutes: minutes(verificationCode.lifeMs) },
  });

export const passwordResetMail = (to: Addressee, publicUrl: string, token: string): Mail =>
  choosePasswordMail(to, publicUrl, token, 'passwordReset');

/** For an account made by somebody else: the same link, another text. */
export const administratorAccountMail = (to: Addressee, publicUrl: string, token: string): Mail =>
  choosePasswordMail(to, publicUrl, token, 'administratorAccount');

const choosePasswordMail = (
  to: Addressee,
  publicUrl: string,
  token: string,
  kind: 'passwordReset' | 'administratorAccount',
): Mail =>
  writeMail(to, texts[to.locale][kind], {
    urgent: true,
    url: `${publicUrl}/new-password?token=${token}`,
    params: { minutes: minutes(passwordResetLifeMs) },
  });

export const passwordChangedMail = (to: Addressee, publicUrl: string, now: Date): Mail =>
  writeMail(to, texts[to.locale].passwordChanged, {
    urgent: true,
    url: `${publicUrl}/forgot-password`,
    params: { date: formatMoment(now, to.locale) },
  });

export const accountDeletedMail = (to: Addressee, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].accountDeleted, { url: `${publicUrl}/faq#contacto` });
