import { z } from 'zod';

/** What anybody may know of this installation before signing in. */
export const publicSettingsSchema = z.object({
  demo: z.boolean().meta({ description: 'Demo data is there, and its accounts are listed on the login page' }),
  mailbox: z.boolean().meta({ description: 'Mails stay here, and the browser shows them at /dev/mailbox' }),
});
