import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  candidacyMessageParamSchema,
  conversationSchema,
  messageBodySchema,
  messageIdParamSchema,
  messageQuerySchema,
  petitionMessageParamSchema,
  readMessagesSchema,
  takenFileSchema,
} from '@fonendo/contract/conversations.schema';
import { uploadHeadersSchema } from '@fonendo/contract/documents.schema';
import { petitionIdParamSchema } from '@fonendo/contract/petitions/petitions.schema';
import { messageRight } from '@fonendo/domain/conversations/conversation';
import type { Actor } from '../../http/access/access.ts';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { pdfBody, pdfRefusals, readPdfUpload } from '../documents/documents.public.ts';
import { petitionIdOf } from '../petitions/petitions.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { readUpTo, settle } from './mark-messages.ts';
import { openMessageFile, openPetitionFile } from './open-message-file.ts';
import { readMessages } from './read-messages.ts';
import { takeMessageFile } from './take-message-file.ts';
import { type Place, petitionPlace } from './threads.ts';
import { sendMessageFile, writeMessage } from './write-message.ts';

const tags = ['conversations'];
const answer = { 200: json(conversationSchema, 'The newest messages') };
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const staff = ['hospital', 'recruiter'] as const;
const team = ['superadmin', 'admin'] as const;

/**
 * Nobody reads along who acts as one of them, and administrators are no side of what doctors and hospitals talk about.
 * Both sides of a petition have one address, as for the petition itself.
 */
const callers = {
  doctor: {
    declared: { access: doctors, reach: 'own' },
    params: candidacyIdParamSchema,
    refuses: ['NotFound'],
    whom: 'the hospital',
    about: 'a candidacy',
  },
  hospital: {
    declared: { access: staff, reach: 'own', right: messageRight },
    params: candidacyIdParamSchema,
    refuses: ['NotFound', 'UserNotAuthorized'],
    whom: 'the candidate',
    about: 'a candidacy',
  },
  petition: {
    declared: { access: [...doctors, ...team], reach: 'ownUnlessAdministrator' },
    params: petitionIdParamSchema,
    refuses: ['NotFound', 'InvalidPetitionId'],
    whom: 'the other side',
    about: 'a petition',
  },
} as const;

/** Every side has the same calls. */
function declareSide<Path extends string>(side: keyof typeof callers, path: Path) {
  const { declared, params, refuses, whom, about } = callers[side];
  return {
    list: declareRoute(
      { ...declared, inPerson: true, refuses },
      {
        method: 'get',
        path,
        tags,
        summary: `What one and ${whom} wrote to each other about ${about}, the newest first asked for`,
        request: { params, query: messageQuerySchema },
        responses: { 200: json(conversationSchema, 'Oldest first') },
      },
    ),
    write: declareRoute(
      { ...declared, refuses: [...refuses, 'InvalidStatusChange', 'TooManyRequests'] },
      {
        method: 'post',
        path,
        tags,
        summary: `Write to ${whom}; sent again with the same key it is not written twice`,
        request: { params, body: json(messageBodySchema, 'The message') },
        responses: { 201: json(conversationSchema, 'The newest messages') },
      },
    ),
    upload: declareRoute(
      {
        ...declared,
        streamsBody: true,
        refuses: [...refuses, 'InvalidStatusChange', 'TooManyRequests', ...pdfRefusals],
      },
      {
        method: 'put',
        path: `${path}/file`,
        tags,
        summary: `Send ${whom} a PDF of at most 5,242,880 bytes`,
        request: { params, headers: uploadHeadersSchema.partial(), body: pdfBody },
        responses: answer,
      },
    ),
    read: declareRoute(
      { ...declared, refuses },
      {
        method: 'post',
        path: `${path}/read`,
        tags,
        summary: 'Say what was shown; the other side sees that it was read',
        request: { params, body: json(readMessagesSchema, 'Up to which message') },
        responses: { 204: { description: 'Marked' } },
      },
    ),
  };
}

const own = declareSide('doctor', '/candidacies/{id}/messages');
const theirs = declareSide('hospital', '/selection/candidacies/{id}/messages');
const ofPetition = declareSide('petition', '/petitions/{id}/messages');

const settled = declareRoute(
  { ...callers.hospital.declared, refuses: callers.hospital.refuses },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/messages/settle',
    tags,
    summary: 'Say that what was shown of the candidate’s messages needs no answer',
    request: { params: candidacyIdParamSchema, body: json(readMessagesSchema, 'Up to which message') },
    responses: answer,
  },
);

const taken = declareRoute(
  {
    ...callers.hospital.declared,
    refuses: [
      ...callers.hospital.refuses,
      'InvalidStatusChange',
      'TooManyRequests',
      'ServiceUnavailable',
      ...pdfRefusals,
    ],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/messages/{messageId}/document',
    tags,
    summary: 'Hand in a file that the candidate sent for a document that they were asked for',
    request: { params: candidacyMessageParamSchema, body: json(takenFileSchema, 'Which document it is') },
    responses: answer,
  },
);

const settledByTeam = declareRoute(
  { access: team, reach: 'all', refuses: callers.petition.refuses },
  {
    method: 'post',
    path: '/petitions/{id}/messages/settle',
    tags,
    summary: 'Say that what was shown of the doctor’s messages needs no answer',
    request: { params: petitionIdParamSchema, body: json(readMessagesSchema, 'Up to which message') },
    responses: answer,
  },
);

const download = declareRoute(
  {
    access: [...doctors, ...staff],
    reach: 'own',
    inPerson: true,
    refuses: ['NotFound', 'UserNotAuthorized', 'ServiceUnavailable'],
  },
  {
    method: 'get',
    path: '/messages/{id}/file',
    tags,
    summary: 'A file of a conversation about a candidacy, for both sides of it',
    request: { params: messageIdParamSchema },
    responses: fileAnswers('The PDF, as an attachment'),
  },
);

const downloadOfPetition = declareRoute(
  { ...callers.petition.declared, inPerson: true, refuses: [...callers.petition.refuses, 'ServiceUnavailable'] },
  {
    method: 'get',
    path: '/petitions/{id}/messages/{messageId}/file',
    tags,
    summary: 'A file of a conversation about a petition, for both sides of it',
    request: { params: petitionMessageParamSchema },
    responses: fileAnswers('The PDF, as an attachment'),
  },
);

type PlaceOf = (actor: Actor, id: string) => Place;

const ownPlace: PlaceOf = (_actor, id) => ({ subject: 'candidacy', side: 'doctor', id });
const theirPlace: PlaceOf = (_actor, id) => ({ subject: 'candidacy', side: 'hospital', id });
const placeOfPetition: PlaceOf = (actor, id) => petitionPlace(actor, petitionIdOf({ id }));

export function conversationsRoutes(context: ConversationsContext) {
  return createRouter()
    .route('/', sideRoutes(context, ownPlace, own))
    .route('/', sideRoutes(context, theirPlace, theirs))
    .route('/', sideRoutes(context, placeOfPetition, ofPetition))
    .openapi(settled, async (c) => {
      const actor = getActor(c);
      return c.json(await settle(context, actor, theirPlace(actor, c.req.valid('param').id), c.req.valid('json')), 200);
    })
    .openapi(taken, async (c) => {
      const actor = getActor(c);
      const { id, messageId } = c.req.valid('param');
      const { requestId } = c.req.valid('json');
      const taking = { messageId, requestId, signal: c.req.raw.signal };
      return c.json(await takeMessageFile(context, actor, theirPlace(actor, id), taking), 200);
    })
    .openapi(settledByTeam, async (c) => {
      const actor = getActor(c);
      return c.json(
        await settle(context, actor, placeOfPetition(actor, c.req.valid('param').id), c.req.valid('json')),
        200,
      );
    })
    .openapi(download, async (c) => sendFile(c, await openMessageFile(context, getActor(c), c.req.valid('param').id)))
    .openapi(downloadOfPetition, async (c) => {
      const { id, messageId } = c.req.valid('param');
      return sendFile(c, await openPetitionFile(context, getActor(c), { id: petitionIdOf({ id }), messageId }));
    });
}

function sideRoutes(
  context: ConversationsContext,
  placeOf: PlaceOf,
  { list, write, upload, read }: typeof own | typeof theirs | typeof ofPetition,
) {
  return createRouter()
    .openapi(list, async (c) => {
      const actor = getActor(c);
      const place = placeOf(actor, c.req.valid('param').id);
      return c.json(await readMessages(context, actor, place, c.req.valid('query')), 200);
    })
    .openapi(write, async (c) => {
      const actor = getActor(c);
      const place = placeOf(actor, c.req.valid('param').id);
      return c.json(await writeMessage(context, actor, place, c.req.valid('json')), 201);
    })
    .openapi(upload, async (c) => {
      const sent = readPdfUpload(c, c.req.valid('header'));
      const actor = getActor(c);
      return c.json(await sendMessageFile(context, actor, placeOf(actor, c.req.valid('param').id), sent), 200);
    })
    .openapi(read, async (c) => {
      const actor = getActor(c);
      await readUpTo(context, actor, placeOf(actor, c.req.valid('param').id), c.req.valid('json'));
      return c.body(null, 204);
    });
}
