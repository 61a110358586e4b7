import { passkeyNameMaxLength, secondFactorMethods } from '@fonendo/domain/auth/second-factor';
import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';
import { tokensSchema } from './auth.schema.ts';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+={0,2}$/);

const credentialKind = z.literal('public-key');
const transports = z.array(z.string().max(32)).max(10);
const credentialSchema = z.object({ id: z.string(), type: credentialKind, transports: z.array(z.string()) });
const userVerification = z.literal('required');

/** What `startAuthentication` of @simplewebauthn/browser takes as `optionsJSON`. */
export const passkeyRequestOptionsSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(credentialSchema),
    userVerification,
  })
  .meta({ id: 'PasskeyRequestOptions' });

export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

/** What `startRegistration` of @simplewebauthn/browser takes as `optionsJSON`. */
export const passkeyCreationOptionsSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: credentialKind, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(credentialSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification,
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });

export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>;

const credentialAnswer = { id: bytes(1400), rawId: bytes(1400), type: credentialKind };

/** What `startAuthentication` answers with. */
export const passkeyAssertionSchema = z
  .object({
    ...credentialAnswer,
    response: z.object({
      clientDataJSON: bytes(8000),
      authenticatorData: bytes(8000),
      signature: bytes(8000),
      userHandle: bytes(200).optional(),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });

export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** What `startRegistration` answers with. */
export const passkeyRegistrationSchema = z
  .object({
    ...credentialAnswer,
    response: z.object({
      clientDataJSON: bytes(8000),
      attestationObject: bytes(40_000),
      transports: transports.optional(),
    }),
  })
  .meta({ id: 'PasskeyRegistration' });

export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;

/** The password was right, and is not enough. */
export const secondFactorAskedSchema = z
  .object({
    secondFactor: z.object({
      challenge: z.string().meta({ description: 'Goes with the answer; works once' }),
      methods: z.array(z.enum(secondFactorMethods)).meta({ description: 'What this person can answer with' }),
      passkey: passkeyRequestOptionsSchema.nullable().meta({ description: 'For those who have a passkey' }),
      expiresAt: z.iso.datetime(),
    }),
  })
  .meta({ id: 'SecondFactorQuestion' });

export type SecondFactorAsked = z.infer<typeof secondFactorAskedSchema>;

export const loginAnswerSchema = z.union([tokensSchema, secondFactorAskedSchema]).meta({ id: 'LoginAnswer' });

export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

const challenge = z.string().min(1).max(200);

/** Six digits; people may type a blank in the middle. */
export const totpCodeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

export const recoveryCodeSchema = z.string().trim().min(1).max(60);

export const secondFactorRequestSchema = z
  .discriminatedUnion('method', [
    z.object({ method: z.literal('totp'), challenge, code: totpCodeSchema }),
    z.object({ method: z.literal('recoveryCode'), challenge, code: recoveryCodeSchema }),
    z.object({ method: z.literal('passkey'), challenge, credential: passkeyAssertionSchema }),
  ])
  .meta({ id: 'SecondFactorAnswer' });

export type SecondFactorRequest = z.infer<typeof secondFactorRequestSchema>;

export const passkeyLoginOptionsSchema = z
  .object({ options: passkeyRequestOptionsSchema })
  .meta({ id: 'PasskeyLoginOptions' });

export const passkeyLoginRequestSchema = z
  .object({ credential: passkeyAssertionSchema })
  .meta({ id: 'PasskeyLoginRequest' });

export const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });

export type Passkey = z.infer<typeof passkeySchema>;

/** The second factors of a person. */
export const secondFactorStateSchema = z
  .object({
    totp: z.object({ confirmedAt: z.iso.datetime() }).nullable(),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int(),
    /** An administrator must have one: the last cannot be removed. */
    required: z.boolean(),
    /** False if the product is opened by a bare IP address: browsers store no passkey there. */
    passkeysAvailable: z.boolean(),
    /** Until then, changes need no password; in the past if it has to be entered again. */
    confirmedUntil: z.iso.datetime(),
  })
  .meta({ id: 'SecondFactorState' });

export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

export const confirmPasswordSchema = z
  .object({ password: z.string().min(1).max(limits.passwordMaxLength) })
  .meta({ id: 'PasswordConfirmation' });

/** The secret for an authenticator app: as an address for a QR code, and for typing. */
export const totpSetupSchema = z
  .object({ secret: z.string(), uri: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'TotpSetup' });

export type TotpSetup = z.infer<typeof totpSetupSchema>;

export const confirmTotpSchema = z.object({ code: totpCodeSchema }).meta({ id: 'TotpConfirmation' });

/** Shown once; null if the person has codes already. */
export const factorAddedSchema = z
  .object({
    state: secondFactorStateSchema,
    recoveryCodes: z.array(z.string()).nullable(),
  })
  .meta({ id: 'AddedFactor' });

export type FactorAdded = z.infer<typeof factorAddedSchema>;

export const newRecoveryCodesSchema = z
  .object({ state: secondFactorStateSchema, recoveryCodes: z.array(z.string()) })
  .meta({ id: 'NewRecoveryCodes' });

const passkeyNameSchema = z.string().trim().min(1).max(passkeyNameMaxLength);

export const passkeyOptionsSchema = z.object({ options: passkeyCreationOptionsSchema }).meta({ id: 'PasskeyOptions' });

export const addPasskeySchema = z
  .object({ name: passkeyNameSchema, credential: passkeyRegistrationSchema })
  .meta({ id: 'NewPasskey' });

export type AddPasskey = z.infer<typeof addPasskeySchema>;

export const renamePasskeySchema = z.object({ name: passkeyNameSchema }).meta({ id: 'PasskeyName' });
