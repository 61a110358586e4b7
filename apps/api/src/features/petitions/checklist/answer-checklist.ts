import type { ChecklistAnswers } from '@fonendo/contract/petitions/checklist.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { canAnswerChecklist } from '@fonendo/domain/petitions/petition.policy';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { updatePetition } from '../petitions.repository.ts';

/** Which proof of Spanish it is, and who files the petition: only the doctor can say so. */
export async function answerChecklist(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  answers: ChecklistAnswers,
): Promise<Petition> {
  const { languageProof, representative } = answers;
  return changePetition(context, actor, id, async (tx, { petition }) => {
    if (!canAnswerChecklist(petition.status)) throw new ApiError('InvalidStatusChange');
    const now = context.now();
    const change = {
      ...(languageProof !== undefined && { languageProof }),
      ...(representative !== undefined && {
        representativeName: representative?.name ?? null,
        representativeDocument: representative?.documentNumber ?? null,
      }),
    };
    await updatePetition(tx, id, { ...change, updatedAt: now });
    // Without who represents: that is somebody else, and the audit outlives the petition.
    const after = { changed: Object.keys(answers) };
    await recordAudit(tx, now, actor, 'petition.checklistAnswered', { type: 'petition', id }, { after });
  });
}
