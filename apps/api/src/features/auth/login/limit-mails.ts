import { currentMailSender } from '../../../http/mail-sender.ts';
import type { SendMail } from '../../../integrations/mail/mail.port.ts';
import { guardAttempts } from './guard-attempts.ts';

/**
 * The way all features send mails: counts, within the transaction, the calls of a person that make mails and what
 * each recipient gets from them. A call that changes nothing counts nothing. The person comes before the recipients:
 * two calls of the same person wait for each other there, so that the rows of the recipients cannot be locked crosswise.
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
