import { uploadHeadersSchema } from '@fonendo/contract/documents.schema';
import {
  hearingParamSchema,
  petitionSchema,
  requirementParamSchema,
} from '@fonendo/contract/petitions/petitions.schema';
import type { z } from 'zod';
import { fileAnswers, sendFile } from '../../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { pdfBody, pdfRefusals, readPdfUpload } from '../../documents/documents.public.ts';
import { petitionIdOf } from '../petition-id.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { attachLetter, openLetter } from './attach-letter.ts';

const tags = ['petitions'];
const administrators = ['superadmin', 'admin'] as const;
const readers = ['certifiedDoctor', 'notCertifiedDoctor', ...administrators] as const;

const attaching = <Path extends string, Params extends z.ZodObject>(path: Path, params: Params, summary: string) =>
  declareRoute(
    {
      access: administrators,
      reach: 'all',
      streamsBody: true,
      refuses: ['InvalidPetitionId', 'NotFound', 'InvalidStatusChange', ...pdfRefusals],
    },
    {
      method: 'post',
      path,
      tags,
      summary,
      request: { params, headers: uploadHeadersSchema.partial(), body: pdfBody },
      responses: { 201: json(petitionSchema, 'As it is now') },
    },
  );

const opening = <Path extends string, Params extends z.ZodObject>(path: Path, params: Params, summary: string) =>
  declareRoute(
    {
      access: readers,
      reach: 'ownUnlessAdministrator',
      refuses: ['InvalidPetitionId', 'NotFound', 'ServiceUnavailable'],
    },
    { method: 'get', path, tags, summary, request: { params }, responses: fileAnswers('A PDF') },
  );

const ofRequirement = '/petitions/{id}/requirements/{requirementId}/letter';
const ofHearing = '/petitions/{id}/hearings/{hearingId}/letter';

const attachRequirement = attaching(
  ofRequirement,
  requirementParamSchema,
  'Attach the ministry’s letter to an open request; it takes the place of the one before',
);
const attachProposal = attaching(
  ofHearing,
  hearingParamSchema,
  'Attach the ministry’s proposal to an open hearing; it takes the place of the one before',
);
const requirement = opening(
  ofRequirement,
  requirementParamSchema,
  'The ministry’s letter with which it asked for something',
);
const proposal = opening(ofHearing, hearingParamSchema, 'The ministry’s proposal on which it hears the doctor');

/** The ministry's own letters: the team attaches them, the doctor opens them. */
export function petitionLettersRoutes(context: PetitionsContext) {
  const requirementOf = (param: z.infer<typeof requirementParamSchema>) =>
    ({ id: petitionIdOf(param), act: 'requirement', actId: param.requirementId }) as const;
  const hearingOf = (param: z.infer<typeof hearingParamSchema>) =>
    ({ id: petitionIdOf(param), act: 'hearing', actId: param.hearingId }) as const;
  return createRouter()
    .openapi(attachRequirement, async (c) => {
      const upload = readPdfUpload(c, c.req.valid('header'));
      return c.json(await attachLetter(context, getActor(c), requirementOf(c.req.valid('param')), upload), 201);
    })
    .openapi(attachProposal, async (c) => {
      const upload = readPdfUpload(c, c.req.valid('header'));
      return c.json(await attachLetter(context, getActor(c), hearingOf(c.req.valid('param')), upload), 201);
    })
    .openapi(requirement, async (c) =>
      sendFile(c, await openLetter(context, getActor(c), requirementOf(c.req.valid('param')))),
    )
    .openapi(proposal, async (c) =>
      sendFile(c, await openLetter(context, getActor(c), hearingOf(c.req.valid('param')))),
    );
}
