import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@fonendo/contract/auth/second-factor.schema';

/** What a test bends: another page, another product, a person who was not asked, a counter of a copy. */
type Bent = { origin?: string; rpId?: string; userVerified?: boolean; counter?: number; userHandle?: string };

export type Authenticator = {
  register(options: PasskeyCreationOptions, bent?: Bent): PasskeyRegistration;
  assert(options: PasskeyRequestOptions, bent?: Bent): PasskeyAssertion;
};

const flags = { userPresent: 0x01, userVerified: 0x04, attestedCredential: 0x40 };

/** A passkey as a phone would keep it: an ES256 key and a counter, together with the browser that asks it. */
export function createAuthenticator(pageOrigin = 'https://fonendo.test'): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let owner: string | undefined;

  const credential = () => ({
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key' as const,
  });

  function authenticatorData(rpId: string, { rpId: bentId, userVerified = true, counter: bentCounter }: Bent) {
    counter += 1;
    const head = Buffer.alloc(37);
    sha256(bentId ?? rpId).copy(head);
    head[32] = flags.userPresent | (userVerified ? flags.userVerified : 0);
    head.writeUInt32BE(bentCounter ?? counter, 33);
    return head;
  }

  const clientData = (type: string, challenge: string, { origin = pageOrigin }: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    register({ challenge, rp, user }, bent = {}) {
      owner = user.id;
      const data = authenticatorData(rp.id, bent);
      data[32] = (data[32] ?? 0) | flags.attestedCredential;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([data, Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', authData],
      ]);
      return {
        ...credential(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, bent).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    assert({ challenge, rpId }, bent = {}) {
      const data = authenticatorData(rpId, bent);
      const client = clientData('webauthn.get', challenge, bent);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential(),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: bent.userHandle ?? owner ?? 'bm9ib2R5',
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type CborMap = Buffer & { readonly isMap?: true };
type CborValue = number | string | Buffer | CborMap;

/** A map in CBOR. What is itself a map goes in as it is, other bytes as a byte string. */
function cborMap(entries: readonly (readonly [number | string, CborValue])[]): CborMap {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Object.assign(Buffer.concat([cborHead(5, entries.length), ...parts]), { isMap: true as const });
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return 'isMap' in value ? value : Buffer.concat([cborHead(2, value.length), value]);
}

/** The kind of what follows in three bits, and how much or how many. */
function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
