import type { ContactRequest } from '@fonendo/contract/contact.schema';
import { defaultLocale } from '@fonendo/domain/shared/locale';
import { mails } from '@fonendo/messages/es/shared/mails';
import { fill } from '@fonendo/messages/fill';
import { addressForLimits } from '../../http/client-address.ts';
import { newId } from '../../http/new-id.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import type { ContactContext } from './contact.context.ts';
import { insertContactMessage } from './contact.repository.ts';

/** Stores the message and mails it to the team in Spanish; sent again with the same key, it is not mailed twice. */
export async function sendContactMessage(
  context: ContactContext,
  { name, email, subject, message, website, key }: ContactRequest & { key: string | undefined },
  address: string,
): Promise<void> {
  await guardAttempts(context, { contactAddress: addressForLimits(address) });
  // Only bots fill in this field. Reported as a success, so that they do not try again.
  if (website) return;
  const text = mails.contact;
  // Nobody is signed in here: the address that they give stands for them.
  const id = newId({ key, owner: email, kind: 'contact' });
  await context.db.transaction(async (tx) => {
    const row = { id, name, email, subject, message, createdAt: context.now() };
    if (!(await insertContactMessage(tx, row))) return;
    await context.sendMail(tx, {
      to: context.contactEmail,
      locale: defaultLocale,
      subject: fill(text.subject, { name, subject }),
      heading: subject,
      paragraphs: [fill(text.body, { name, email }), message],
      button: { label: text.button, url: `mailto:${encodeURIComponent(email)}` },
    });
  });
}
