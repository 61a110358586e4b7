import {
  type PassportSetting,
  type PassportSettingChange,
  passportSettingSchema,
} from '@fonendo/contract/settings.schema';
import { type DocumentType, findDocumentNumberError, passportLength } from '@fonendo/domain/doctors/identity-document';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { changeSettings, mergeOrRefuse } from './change-settings.ts';
import { findSettingRow } from './settings.repository.ts';

const key = 'passportMinLength';

export async function readPassportSetting(db: Queryable): Promise<PassportSetting> {
  const stored = (await findSettingRow(db, key))?.value;
  return passportSettingSchema.parse({ [key]: stored ?? passportLength.specified });
}

export const changePassportSetting = (
  context: { db: Database; now: () => Date },
  actor: Actor,
  { read, ...wanted }: PassportSettingChange,
): Promise<PassportSetting> =>
  changeSettings<PassportSetting>(context, actor, {
    id: 'passport',
    action: 'settings.passportLengthChanged',
    read: readPassportSetting,
    decide: (current) => mergeOrRefuse(current, read, wanted),
  });

/** A passport that is shorter than administrators allow is refused, with what to do then. */
export async function refuseShortPassport(
  db: Queryable,
  { documentType, documentNumber }: { documentType: DocumentType; documentNumber: string },
): Promise<void> {
  if (documentType !== 'Passport') return;
  const { passportMinLength: min } = await readPassportSetting(db);
  const error = findDocumentNumberError(documentType, documentNumber, min);
  if (error !== 'errors.passportNumber') return;
  const fields = { documentNumber: { key: error, params: { min, max: passportLength.most } } };
  throw new ApiError('ValidationFailed', { fields });
}
