import { directoryDoctorIdParamSchema } from '@fonendo/contract/doctors/directory.schema';
import {
  doctorNoteBodySchema,
  doctorNoteIdParamSchema,
  doctorNotesSchema,
} from '@fonendo/contract/doctors/notes.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import { readDoctorNotes } from './read-notes.ts';
import { editDoctorNote, removeDoctorNote, writeDoctorNote } from './write-note.ts';

const tags = ['doctors'];
const access = ['hospital', 'recruiter'] as const;
const refuses = ['UserNotAuthorized', 'HospitalNotApproved', 'NotFound'] as const;
const now = json(doctorNotesSchema, 'The notes as they are now');

const read = declareRoute(
  { access, reach: 'own', refuses },
  {
    method: 'get',
    path: '/doctors/{id}/notes',
    tags,
    summary: 'What one’s hospital says about a doctor of the directory; never for the doctor',
    request: { params: directoryDoctorIdParamSchema },
    responses: { 200: now },
  },
);

const write = declareRoute(
  {
    access,
    reach: 'own',
    right: 'requestDocuments',
    refuses,
    whileActing: 'Stays inside the hospital; the audit names both people.',
  },
  {
    method: 'post',
    path: '/doctors/{id}/notes',
    tags,
    summary: 'Write a note about a doctor of the directory',
    request: {
      params: directoryDoctorIdParamSchema,
      headers: requestKeyHeadersSchema,
      body: json(doctorNoteBodySchema, 'The note'),
    },
    responses: { 201: now },
  },
);

const edit = declareRoute(
  { access, reach: 'own', right: 'requestDocuments', refuses },
  {
    method: 'put',
    path: '/doctors/notes/{id}',
    tags,
    summary: 'Change a note of one’s own about a doctor',
    request: { params: doctorNoteIdParamSchema, body: json(doctorNoteBodySchema, 'The note') },
    responses: { 200: now },
  },
);

const remove = declareRoute(
  { access, reach: 'own', right: 'requestDocuments', refuses },
  {
    method: 'delete',
    path: '/doctors/notes/{id}',
    tags,
    summary: 'Delete a note of one’s own about a doctor',
    request: { params: doctorNoteIdParamSchema },
    responses: { 200: now },
  },
);

export function doctorNotesRoutes(context: Pick<DoctorsContext, 'db' | 'now'>) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readDoctorNotes(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(write, async (c) => {
      const note = { ...c.req.valid('json'), key: c.req.valid('header')['x-request-key'] };
      return c.json(await writeDoctorNote(context, getActor(c), c.req.valid('param').id, note), 201);
    })
    .openapi(edit, async (c) =>
      c.json(await editDoctorNote(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => c.json(await removeDoctorNote(context, getActor(c), c.req.valid('param').id), 200));
}
