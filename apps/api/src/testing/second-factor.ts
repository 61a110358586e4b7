import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type {
  FactorAdded,
  PasskeyCreationOptions,
  SecondFactorAsked,
  SecondFactorState,
  TotpSetup,
} from '@fonendo/contract/auth/second-factor.schema';
import { TOTP, URI } from 'otpauth';
import type { TestApi } from './api.ts';
import { type Authenticator, createAuthenticator } from './fakes/authenticator.ts';
import { buildSignedIn, testPassword } from './sign-in.ts';

export const factorPath = '/api/account/second-factor';

/** What an app shows that read the QR code, now or some half minutes from now. */
export function totpCode({ uri }: Pick<TotpSetup, 'uri'>, now: Date, halfMinutes = 0): string {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error(`${uri} is for another kind of app`);
  return app.generate({ timestamp: now.getTime() + halfMinutes * 30_000 });
}

type Signed = Awaited<ReturnType<typeof buildSignedIn>>;
export type WithTotp = Signed & { setup: TotpSetup; recoveryCodes: string[] };
export type WithPasskey = Signed & { authenticator: Authenticator; recoveryCodes: string[]; state: SecondFactorState };

/** What the tests of the second factor do over and over, over the API as a browser would. */
export function secondFactorOf(api: TestApi) {
  const { request, clock } = api;

  async function expectOk<Body>(answer: Promise<{ status: number; body: unknown }>): Promise<Body> {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
    return body as Body;
  }

  const post = (path: string, body?: unknown, token?: string, headers?: Record<string, string>) =>
    request('POST', path, {
      ...(body !== undefined && { body }),
      ...(token && { token }),
      ...(headers && { headers }),
    });

  async function addTotp(jwt: string) {
    const setup = await expectOk<TotpSetup>(post(`${factorPath}/totp`, undefined, jwt));
    const code = totpCode(setup, clock.now());
    const added = await expectOk<FactorAdded>(post(`${factorPath}/totp/confirm`, { code }, jwt));
    return { setup, ...added };
  }

  async function askForNewPasskey(jwt: string): Promise<PasskeyCreationOptions> {
    const { options } = await expectOk<{ options: PasskeyCreationOptions }>(
      post(`${factorPath}/passkeys/options`, undefined, jwt),
    );
    return options;
  }

  async function addPasskey(jwt: string, authenticator = createAuthenticator(), name = 'Móvil') {
    const credential = authenticator.register(await askForNewPasskey(jwt));
    const added = await expectOk<FactorAdded>(post(`${factorPath}/passkeys`, { name, credential }, jwt));
    return { authenticator, ...added };
  }

  /** The first step, by somebody who has a second factor. */
  async function askedAt(email: string, headers?: Record<string, string>): Promise<SecondFactorAsked['secondFactor']> {
    const body = { email, password: testPassword, provider: 'password' };
    const answer = await expectOk<SecondFactorAsked | Tokens>(post('/api/auth/login', body, undefined, headers));
    if (!('secondFactor' in answer)) throw new Error(`${email} was not asked for a second factor`);
    return answer.secondFactor;
  }

  return {
    post,
    addTotp,
    addPasskey,
    askForNewPasskey,
    askedAt,
    answer: (body: unknown, headers?: Record<string, string>) =>
      post('/api/auth/second-factor', body, undefined, headers),
    async buildWithTotp(overrides: Parameters<typeof buildSignedIn>[1] = {}): Promise<WithTotp> {
      const signed = await buildSignedIn(api, overrides);
      const { setup, recoveryCodes } = await addTotp(signed.jwt);
      // The number that confirmed it is used up.
      clock.advance(30_000);
      return { ...signed, setup, recoveryCodes: recoveryCodes ?? [] };
    },
    async buildWithPasskey(overrides: Parameters<typeof buildSignedIn>[1] = {}): Promise<WithPasskey> {
      const signed = await buildSignedIn(api, overrides);
      const { authenticator, recoveryCodes, state } = await addPasskey(signed.jwt);
      return { ...signed, authenticator, state, recoveryCodes: recoveryCodes ?? [] };
    },
  };
}
