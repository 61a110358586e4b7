import { publicSettingsSchema } from '@fonendo/contract/settings.schema';
import { createRouter, declareRoute, json } from '../../http/route.ts';
import type { Mailbox } from '../../integrations/mail/mail.port.ts';

const readPublic = declareRoute(
  { access: 'public' },
  {
    method: 'get',
    path: '/settings/public',
    tags: ['settings'],
    summary: 'What the login page needs to know of this installation',
    responses: { 200: json(publicSettingsSchema, 'Public settings') },
  },
);

export function settingsRoutes({ demo, mailbox }: { demo: boolean; mailbox: Mailbox | null }) {
  return createRouter().openapi(readPublic, (c) => c.json({ demo, mailbox: mailbox !== null }, 200));
}
