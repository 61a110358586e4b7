import { unsupportedProfessions } from '@fonendo/domain/auth/registration';
import { pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const unsupportedProfessionEnum = pgEnum('unsupported_profession', unsupportedProfessions);

/** Messages of the contact form, stored so that none is lost if a mail does not arrive. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** People of professions that are not served yet. */
export const interests = pgTable(
  'interests',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    profession: unsupportedProfessionEnum().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('interests_email_profession_key').on(table.email, table.profession)],
);
