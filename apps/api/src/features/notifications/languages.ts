import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { notifications as english } from '@fonendo/messages/en/notifications';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { notifications as spanish } from '@fonendo/messages/es/notifications';
import type { NotificationLanguage } from '@fonendo/messages/notification-text';

const languages = {
  es: { texts: spanish, documents: spanishDocuments.kinds, tag: localeTags.es },
  en: { texts: english, documents: englishDocuments.kinds, tag: localeTags.en },
} satisfies Record<Locale, NotificationLanguage>;

/** The texts of notices, for mails and summaries. */
export const languageOf = (locale: Locale) => languages[locale];
