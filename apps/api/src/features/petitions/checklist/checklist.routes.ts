import { signContractRequestSchema } from '@fonendo/contract/contracts.schema';
import { checklistAnswersSchema, declarationSchema } from '@fonendo/contract/petitions/checklist.schema';
import { petitionIdParamSchema, petitionSchema } from '@fonendo/contract/petitions/petitions.schema';
import { paperWeightsChangeSchema, paperWeightsSchema } from '@fonendo/contract/petitions/settings.schema';
import { fileAnswers, sendFile } from '../../../http/bodies/send-file.ts';
import { askerOf, createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { drawingRefusals } from '../../../pdf/draw-sheet.port.ts';
import { requestOrigin } from '../../auth/auth.public.ts';
import { petitionIdOf } from '../petition-id.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { answerChecklist } from './answer-checklist.ts';
import { drawDeclaration, readDeclaration, signDeclaration } from './sign-declaration.ts';
import { readPaperWeights, weighPapers } from './weigh-papers.ts';

const tags = ['petitions'];
const doctor = ['notCertifiedDoctor'] as const;
const administrators = ['superadmin', 'admin'] as const;
const request = { params: petitionIdParamSchema };

const answer = declareRoute(
  { access: doctor, reach: 'own', refuses: ['InvalidPetitionId', 'NotFound', 'InvalidStatusChange'] },
  {
    method: 'patch',
    path: '/petitions/{id}/checklist',
    tags,
    summary: 'Which proof of Spanish it is, and who files the petition',
    request: { ...request, body: json(checklistAnswersSchema, 'What is left out stays') },
    responses: { 200: json(petitionSchema, 'As it is now') },
  },
);

const declaration = declareRoute(
  { access: doctor, reach: 'own', refuses: ['InvalidPetitionId', 'NotFound', ...drawingRefusals] },
  {
    method: 'get',
    path: '/petitions/{id}/declaration',
    tags,
    summary: 'The declaration of truth and of holding the originals, to be read and signed',
    request,
    responses: { 200: json(declarationSchema, 'In Spanish') },
  },
);

const declarationPdf = declareRoute(
  { access: doctor, reach: 'own', refuses: ['InvalidPetitionId', 'NotFound', ...drawingRefusals] },
  {
    method: 'get',
    path: '/petitions/{id}/declaration/pdf',
    tags,
    summary: 'The exact PDF that a signature names',
    request,
    responses: fileAnswers('A PDF'),
  },
);

const sign = declareRoute(
  {
    access: doctor,
    reach: 'own',
    refuses: [
      ...(['InvalidPetitionId', 'NotFound', 'InvalidStatusChange', 'DeclarationChanged', 'ProfileLocked'] as const),
      ...drawingRefusals,
    ],
  },
  {
    method: 'post',
    path: '/petitions/{id}/declaration',
    tags,
    summary: 'Sign the declaration that was read; it becomes a document of the petition',
    request: {
      ...request,
      body: json(signContractRequestSchema, 'The fingerprint of the PDF, the typed name and the tick'),
    },
    responses: { 200: json(petitionSchema, 'As it is now') },
  },
);

const readWeights = declareRoute(
  { access: administrators, reach: 'common' },
  {
    method: 'get',
    path: '/settings/paper-weights',
    tags: ['settings'],
    summary: 'Which papers hold a petition up, and which are only warned of',
    responses: { 200: json(paperWeightsSchema, 'By kind') },
  },
);

const writeWeights = declareRoute(
  { access: administrators, reach: 'common', refuses: ['Conflict'] },
  {
    method: 'put',
    path: '/settings/paper-weights',
    tags: ['settings'],
    summary: 'Change which papers hold a petition up',
    request: { body: json(paperWeightsChangeSchema, 'All of them, and as they were read') },
    responses: { 200: json(paperWeightsSchema, 'As they are now') },
  },
);

export function petitionChecklistRoutes(context: PetitionsContext) {
  return createRouter()
    .openapi(answer, async (c) =>
      c.json(await answerChecklist(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(declaration, async (c) =>
      c.json(await readDeclaration(context, getActor(c), petitionIdOf(c.req.valid('param')), askerOf(c)), 200),
    )
    .openapi(declarationPdf, async (c) =>
      sendFile(c, await drawDeclaration(context, getActor(c), petitionIdOf(c.req.valid('param')), askerOf(c))),
    )
    .openapi(sign, async (c) => {
      const id = petitionIdOf(c.req.valid('param'));
      const by = { origin: requestOrigin(c), asker: askerOf(c) };
      return c.json(await signDeclaration(context, getActor(c), id, c.req.valid('json'), by), 200);
    })
    .openapi(readWeights, async (c) => c.json(await readPaperWeights(context.db), 200))
    .openapi(writeWeights, async (c) => c.json(await weighPapers(context, getActor(c), c.req.valid('json')), 200));
}
