import { contractSchema, signContractRequestSchema } from '@fonendo/contract/contracts.schema';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { requestLocale } from '../../http/request-context.ts';
import { askerOf, createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { drawingRefusals } from '../../pdf/draw-sheet.port.ts';
import { requestOrigin } from '../auth/auth.public.ts';
import type { ContractsContext } from './contracts.context.ts';
import { drawOfferedContract, openSignedContract, readContract } from './read-contract.ts';
import { signContract } from './sign-contract.ts';

const tags = ['contracts'];
const access = ['certifiedDoctor', 'notCertifiedDoctor'] as const;

const read = declareRoute(
  { access, reach: 'own' },
  {
    method: 'get',
    path: '/contract',
    tags,
    summary: 'One’s contract: signed, or offered for signature',
    responses: { 200: json(contractSchema, 'The contract') },
  },
);

const readPdf = declareRoute(
  { access, reach: 'own', refuses: ['NotFound', ...drawingRefusals] },
  {
    method: 'get',
    path: '/contract/pdf',
    tags,
    summary: 'The exact PDF that a signature names',
    responses: fileAnswers('A PDF'),
  },
);

const sign = declareRoute(
  // Only the person can sign, nobody who acts as them.
  { access, reach: 'own', refuses: ['ContractChanged', ...drawingRefusals] },
  {
    method: 'post',
    path: '/contract',
    tags,
    summary: 'Sign the contract that was read',
    request: { body: json(signContractRequestSchema, 'The fingerprint of the PDF, the typed name and the tick') },
    responses: { 200: json(contractSchema, 'The signed contract') },
  },
);

const readSigned = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/contract/signed',
    tags,
    summary: 'The signed PDF with its sheet of evidence',
    responses: fileAnswers('A PDF'),
  },
);

export function contractsRoutes(context: ContractsContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readContract(context, getActor(c), requestLocale(c), askerOf(c)), 200))
    .openapi(readPdf, async (c) => {
      const content = await drawOfferedContract(context, getActor(c), requestLocale(c), askerOf(c));
      return sendFile(c, { content, name: 'contrato-fonendo.pdf' });
    })
    .openapi(sign, async (c) => {
      const contract = await signContract(context, getActor(c), c.req.valid('json'), requestOrigin(c), askerOf(c));
      return c.json(contract, 200);
    })
    .openapi(readSigned, async (c) => sendFile(c, await openSignedContract(context, getActor(c))));
}
