import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@fonendo/contract/auth/second-factor.schema';
import { challengeLifeMs } from '@fonendo/domain/auth/second-factor';
import { tokenHash } from '../../../../http/secret-keys.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** EdDSA, ES256 and RS256: together they cover every authenticator in use. */
const algorithms = [-8, -7, -257];
const product = 'Fonendo';

/** Loaded with the first passkey: it contains certificate parsers that nothing else needs. */
const load = () => import('@simplewebauthn/server');

/** Passkeys belong to the host under which people open the product. */
const relyingParty = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
};

type Known = readonly Pick<PasskeyRow, 'credentialId' | 'transports'>[];

const describe = (known: Known) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

export const requestOptions = (publicUrl: string, challenge: string, known: Known): PasskeyRequestOptions => ({
  challenge,
  rpId: relyingParty(publicUrl).id,
  timeout: challengeLifeMs,
  allowCredentials: describe(known),
  userVerification: 'required',
});

type Person = { id: string; email: string; firstname: string; lastname: string };

export const creationOptions = (
  publicUrl: string,
  challenge: string,
  person: Person,
  known: Known,
): PasskeyCreationOptions => ({
  challenge,
  rp: { id: relyingParty(publicUrl).id, name: product },
  user: {
    id: userHandle(person.id),
    name: person.email,
    displayName: `${person.firstname} ${person.lastname}`,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeLifeMs,
  excludeCredentials: describe(known),
  // Stored on the device and unlocked by the person, so it proves who they are and that they are present.
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** The user's id as the passkey returns it. */
export const userHandle = (userId: string) => Buffer.from(userId).toString('base64url');

type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>;

/** Null for anything that is not a passkey made for this challenge on these pages. */
export async function readRegistration(
  publicUrl: string,
  challengeHash: string,
  { response, ...credential }: PasskeyRegistration,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await load();
  const { origin, id } = relyingParty(publicUrl);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => tokenHash(challenge) === challengeHash,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    return {
      credentialId: registrationInfo.credential.id,
      publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      transports,
      backedUp: registrationInfo.credentialBackedUp,
    };
  } catch {
    // The library reports why by throwing, for developers.
    return null;
  }
}

/**
 * What to update after a passkey's signature; null if it is not valid for this challenge and these pages, was not
 * unlocked by a person, or its counter is lower than before.
 */
export async function readAssertion(
  publicUrl: string,
  challengeHash: string,
  passkey: PasskeyRow,
  { response, ...credential }: PasskeyAssertion,
): Promise<Pick<PasskeyRow, 'counter' | 'backedUp'> | null> {
  const { verifyAuthenticationResponse } = await load();
  const { origin, id } = relyingParty(publicUrl);
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => tokenHash(challenge) === challengeHash,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}
