import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  candidateContactSchema,
  ownContactSchema,
  sharedContactSchema,
} from '@fonendo/contract/candidacies/contacts.schema';
import { z } from 'zod';
import { attachment } from '../../../http/bodies/send-file.ts';
import { requestLocale } from '../../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { ContactsContext } from './contacts.context.ts';
import { readCandidateContact, readOwnContact } from './read-contacts.ts';
import { saveCandidateContact, saveHospitalContact } from './save-contact.ts';
import { shareContact } from './share-contact.ts';

const tags = ['candidacies'];
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const staff = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const params = candidacyIdParamSchema;
const vCard = { 200: { description: 'vCard 4.0', content: { 'text/vcard': { schema: z.string() } } } };

const own = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/candidacies/{id}/contact',
    tags,
    summary: 'What one shares with the hospital, and how to reach it once it accepted',
    request: { params },
    responses: { 200: json(ownContactSchema, 'As it is now') },
  },
);

const share = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound', 'InvalidStatusChange'] },
  {
    method: 'put',
    path: '/candidacies/{id}/contact',
    tags,
    summary: 'Choose whether an accepting hospital is shown one’s phone',
    request: { params, body: json(sharedContactSchema, 'The choice') },
    responses: { 200: json(ownContactSchema, 'As it is now') },
  },
);

const saveHospital = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/candidacies/{id}/contact.vcf',
    tags,
    summary: 'The hospital that accepted one, as a card for the address book',
    request: { params },
    responses: vCard,
  },
);

const candidate = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'UserNotAuthorized'],
  },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/contact',
    tags,
    summary: 'How to reach a candidate whom one’s hospital accepted; before that there is nothing',
    request: { params },
    responses: { 200: json(candidateContactSchema, 'What the doctor shares') },
  },
);

const saveCandidate = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'UserNotAuthorized'],
  },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/contact.vcf',
    tags,
    summary: 'The same as a card for the address book; the audit says who took it',
    request: { params },
    responses: vCard,
  },
);

export function contactsRoutes(context: ContactsContext) {
  const { db } = context;
  const answer = { 'content-type': 'text/vcard; charset=utf-8', ...attachment('contacto.vcf') };
  return createRouter()
    .openapi(own, async (c) => c.json(await readOwnContact(db, getActor(c), c.req.valid('param').id), 200))
    .openapi(share, async (c) =>
      c.json(await shareContact(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(saveHospital, async (c) =>
      c.body(await saveHospitalContact(context, getActor(c), c.req.valid('param').id, requestLocale(c)), 200, answer),
    )
    .openapi(candidate, async (c) =>
      c.json((await readCandidateContact(db, getActor(c), c.req.valid('param').id)).contact, 200),
    )
    .openapi(saveCandidate, async (c) =>
      c.body(await saveCandidateContact(context, getActor(c), c.req.valid('param').id, requestLocale(c)), 200, answer),
    );
}
