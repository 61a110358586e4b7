import { randomUUIDv7 } from 'node:crypto';
import type {
  QuickAnswerContent,
  QuickAnswers,
  QuickAnswerUpdate,
} from '@fonendo/contract/conversations/quick-answers.schema';
import { messageRight } from '@fonendo/domain/conversations/conversation';
import { inOrder, quickAnswerLimits } from '@fonendo/domain/conversations/quick-answers';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { guardAttempts } from '../../auth/auth.public.ts';
import { getMembership, requireRight, requireRightAlone } from '../../hospitals/hospitals.public.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import {
  countUse,
  deleteQuickAnswerRow,
  findQuickAnswer,
  insertQuickAnswer,
  isTitleTaken,
  listQuickAnswerRows,
  type QuickAnswerRow,
  updateQuickAnswer,
} from './quick-answers.repository.ts';

type Context = Pick<ConversationsContext, 'db' | 'now'>;

/** The answers that a hospital's people keep for each other. */
export async function listQuickAnswers({ db }: Context, actor: Actor): Promise<QuickAnswers> {
  const { hospital, member } = await getMembership(db, actor);
  if (!hasHospitalRight(member.role, messageRight)) throw new ApiError('Forbidden');
  return present(db, actor, hospital.id);
}

async function present(db: Queryable, actor: Actor, hospitalId: string): Promise<QuickAnswers> {
  const rows = await listQuickAnswerRows(db, hospitalId);
  return {
    items: rows.toSorted(inOrder).map(({ id, title, es, en, version }) => ({ id, title, es, en, version })),
    can: rightsFor(actor, { add: rows.length < quickAnswerLimits.count, change: true }),
  };
}

/** The hospital is locked exclusively: of two that add the last one, or one of the same name, the second sees the first. */
export async function addQuickAnswer(
  { db, now }: Context,
  actor: Actor,
  content: QuickAnswerContent,
): Promise<QuickAnswers> {
  return db.transaction(async (tx) => {
    const { hospital } = await requireRightAlone(tx, actor, messageRight);
    const others = await listQuickAnswerRows(tx, hospital.id);
    // Added already: the answer was lost, or the button was pressed twice.
    if (others.some((other) => isSame(other, content))) return present(tx, actor, hospital.id);
    if (others.length >= quickAnswerLimits.count) throw new ApiError('TooManyQuickAnswers');
    await requireFreeTitle(tx, hospital.id, content.title);
    const { title, es, en } = content;
    await insertQuickAnswer(tx, { id: randomUUIDv7(), hospitalId: hospital.id, title, es, en });
    await recordAudit(tx, now(), actor, 'quickAnswer.added', subjectOf(hospital), { after: { name: title } });
    return present(tx, actor, hospital.id);
  });
}

/** Over the version that was read. */
export async function saveQuickAnswer(
  { db, now }: Context,
  actor: Actor,
  id: string,
  { version, ...content }: QuickAnswerUpdate,
): Promise<QuickAnswers> {
  return db.transaction(async (tx) => {
    const { hospital, answer } = await lockAnswer(tx, actor, id);
    // Saved already: the answer was lost and the same was sent again.
    if (!isSame(answer, content)) {
      const { title, es, en } = content;
      if (answer.version !== version) throw new ApiError('Conflict');
      await requireFreeTitle(tx, hospital.id, title, id);
      await updateQuickAnswer(tx, answer, { title, es, en, version: version + 1 });
      await recordAudit(tx, now(), actor, 'quickAnswer.changed', subjectOf(hospital), {
        before: { name: answer.title },
        after: { name: title },
      });
    }
    return present(tx, actor, hospital.id);
  });
}

export async function deleteQuickAnswer(
  { db, now }: Context,
  actor: Actor,
  id: string,
  { version }: { version: number },
): Promise<QuickAnswers> {
  return db.transaction(async (tx) => {
    const { hospital, answer } = await lockAnswer(tx, actor, id);
    if (answer.version !== version) throw new ApiError('Conflict');
    await deleteQuickAnswerRow(tx, answer);
    await recordAudit(tx, now(), actor, 'quickAnswer.deleted', subjectOf(hospital), { before: { name: answer.title } });
    return present(tx, actor, hospital.id);
  });
}

/** Put into the composer: what is used most comes first the next time. */
export async function noteQuickAnswerUse(context: Context, actor: Actor, id: string): Promise<void> {
  await guardAttempts(context, { writeMessage: actor.userId });
  await context.db.transaction(async (tx) => {
    const { hospital } = await requireRight(tx, actor, messageRight);
    if (!(await countUse(tx, hospital.id, id))) throw new ApiError('NotFound');
  });
}

async function lockAnswer(tx: Transaction, actor: Actor, id: string) {
  const { hospital } = await requireRightAlone(tx, actor, messageRight);
  const answer: QuickAnswerRow | null = await findQuickAnswer(tx, hospital.id, id);
  if (!answer) throw new ApiError('NotFound');
  return { hospital, answer };
}

async function requireFreeTitle(
  tx: Transaction,
  hospitalId: string,
  title: string,
  exceptId: string | null = null,
): Promise<void> {
  if (!(await isTitleTaken(tx, hospitalId, title, exceptId))) return;
  throw new ApiError('QuickAnswerTitleTaken', { fields: { title: { key: 'apiErrors.QuickAnswerTitleTaken' } } });
}

const isSame = (row: QuickAnswerRow, { title, es, en }: QuickAnswerContent): boolean =>
  row.title === title && row.es === es && row.en === en;

const subjectOf = ({ id }: { id: string }) => ({ type: 'hospital', id }) as const;
