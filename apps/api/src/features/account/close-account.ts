import type { Queryable } from '../../db/database.ts';
import { eraseAuditDetailsOf } from '../audit/audit.public.ts';
import { deleteSessionsOf, eraseSecondFactorOf } from '../auth/auth.public.ts';
import { deleteBounce } from '../bounces/bounces.public.ts';
import { eraseNotesAbout } from '../candidacies/notes/notes.public.ts';
import { eraseMessagesOf } from '../conversations/conversations.public.ts';
import { deleteCv } from '../cv/cv.public.ts';
import { eraseDoctorNotes } from '../doctors/doctors.public.ts';
import { eraseRequestsOf } from '../document-requests/document-requests.public.ts';
import { deleteDocumentsOf } from '../documents/documents.public.ts';
import { eraseClaimsOf } from '../hospitals/hospitals.public.ts';
import { deleteFeed } from '../interviews/calendar-feed/calendar-feed.public.ts';
import { eraseInterviewsOf } from '../interviews/interviews.public.ts';
import { eraseNotificationsOf } from '../notifications/notifications.public.ts';
import { erasePaymentsOf } from '../payments/payments.public.ts';
import { erasePetitionsOf } from '../petitions/petitions.public.ts';
import { anonymiseAccount, getAccountRow } from './account.repository.ts';
import { deleteByEmail } from './erasure.repository.ts';

/** Ends the sessions and erases the person's data. Returns the files to delete after the commit. */
export async function closeAccount(tx: Queryable, userId: string, now: Date): Promise<string[]> {
  const { email, verifiedAt } = await getAccountRow(tx, userId);
  await deleteSessionsOf(tx, userId);
  await eraseSecondFactorOf(tx, userId);
  const fileKeys = await deleteDocumentsOf(tx, userId);
  fileKeys.push(...(await eraseMessagesOf(tx, userId)));
  fileKeys.push(...(await erasePetitionsOf(tx, userId)));
  fileKeys.push(...(await eraseRequestsOf(tx, userId)));
  await eraseNotesAbout(tx, userId);
  await eraseDoctorNotes(tx, userId);
  await eraseInterviewsOf(tx, userId);
  await eraseClaimsOf(tx, userId);
  await deleteFeed(tx, userId);
  await deleteBounce(tx, userId);
  await eraseNotificationsOf(tx, userId);
  await deleteCv(tx, userId);
  await erasePaymentsOf(tx, userId);
  // An address that was never confirmed may belong to somebody else.
  const invitations = verifiedAt ? await deleteByEmail(tx, email) : [];
  await eraseAuditDetailsOf(tx, [userId, ...invitations]);
  await anonymiseAccount(tx, userId, now);
  return fileKeys;
}
