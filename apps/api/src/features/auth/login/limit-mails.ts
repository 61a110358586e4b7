import { currentMailSender } from '../../../http/mail-sender.ts';
import type { SendMail } from '../../../integrations/mail/mail.port.ts';
import { guardAttempts } from './guard-attempts.ts';

/**
 * All features send mails through this. It counts, within the transaction, the mail-sending calls of a person and the
 * mails to each recipient; a call that is rolled back counts nothing. The person's row is locked before those of the
 * recipients, so that two calls of the same person cannot deadlock.
 */
export const limitMails =
  ({ sendMail, now }: { sendMail: SendMail; now: () => Date }): SendMail =>
  async (tx, mail) => {
    const sender = currentMailSender();
    if (sender) {
      const limited = { db: tx, now, refusal: 'TooManyMails' } as const;
      if (!sender.counted) await guardAttempts(limited, { mailsOfPerson: sender.userId });
      sender.counted = true;
      await guardAttempts(limited, { mailsToRecipient: `${sender.userId} ${mail.to.toLowerCase()}` });
    }
    await sendMail(tx, mail);
  };
