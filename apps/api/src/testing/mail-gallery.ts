import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@fonendo/domain/shared/locale';
import { renderMail } from '../integrations/mail/mail.layout.ts';
import type { Mail } from '../integrations/mail/mail.port.ts';

/** Writes a mail in both languages into the folder that `npm run mails` names; without one it only draws it. */
export function showInGallery(name: string, write: (locale: 'es' | 'en') => Mail): void {
  const { MAILS_TO: folder } = process.env;
  for (const locale of locales) {
    const { subject, html, text } = renderMail(write(locale));
    if (!folder) continue;
    mkdirSync(join(folder, locale), { recursive: true });
    writeFileSync(join(folder, locale, `${name}.html`), html);
    writeFileSync(join(folder, locale, `${name}.txt`), `${subject}\n\n${text}`);
  }
}
