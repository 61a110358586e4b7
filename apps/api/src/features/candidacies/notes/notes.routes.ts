import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  candidacyNoteBodySchema,
  candidacyNoteIdParamSchema,
  candidacyNotesSchema,
  ratingBodySchema,
} from '@fonendo/contract/candidacies/notes.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { CandidacyNotesContext } from './notes.context.ts';
import { readNotes } from './read-notes.ts';
import { editNote, rateCandidacy, removeNote, writeNote } from './write-note.ts';

const tags = ['candidacies'];
const access = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const refuses = ['NotFound', 'UserNotAuthorized'] as const;
const answer = { 200: json(candidacyNotesSchema, 'Notes and rating as they are now') };

const read = declareRoute(
  { access, reach: 'ownUnlessAdministrator', refuses },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/notes',
    tags,
    summary: 'What one’s hospital says about a candidate; never for the candidate',
    request: { params: candidacyIdParamSchema },
    responses: answer,
  },
);

const write = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'requestDocuments',
    refuses,
    whileActing: 'Stays inside the hospital; the audit names both people.',
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/notes',
    tags,
    summary: 'Write a note; colleagues called by name are told',
    request: {
      params: candidacyIdParamSchema,
      headers: requestKeyHeadersSchema,
      body: json(candidacyNoteBodySchema, 'The note'),
    },
    responses: { 201: json(candidacyNotesSchema, 'Notes and rating as they are now') },
  },
);

const edit = declareRoute(
  { access, reach: 'own', right: 'requestDocuments', refuses },
  {
    method: 'put',
    path: '/notes/{id}',
    tags,
    summary: 'Change a note of one’s own',
    request: { params: candidacyNoteIdParamSchema, body: json(candidacyNoteBodySchema, 'The note') },
    responses: answer,
  },
);

const remove = declareRoute(
  { access, reach: 'own', right: 'requestDocuments', refuses },
  {
    method: 'delete',
    path: '/notes/{id}',
    tags,
    summary: 'Delete a note of one’s own',
    request: { params: candidacyNoteIdParamSchema },
    responses: answer,
  },
);

const rate = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'requestDocuments', refuses },
  {
    method: 'put',
    path: '/selection/candidacies/{id}/rating',
    tags,
    summary: 'Give a candidate one to five stars, or take one’s own back',
    request: { params: candidacyIdParamSchema, body: json(ratingBodySchema, 'The stars') },
    responses: answer,
  },
);

export function candidacyNotesRoutes(context: CandidacyNotesContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readNotes(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(write, async (c) => {
      const note = { ...c.req.valid('json'), key: c.req.valid('header')['x-request-key'] };
      return c.json(await writeNote(context, getActor(c), c.req.valid('param').id, note), 201);
    })
    .openapi(edit, async (c) =>
      c.json(await editNote(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => c.json(await removeNote(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(rate, async (c) =>
      c.json(await rateCandidacy(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    );
}
