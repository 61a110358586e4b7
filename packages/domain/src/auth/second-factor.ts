import { isAdministrator, type PolicyGroup } from './policy-group.ts';

/** What somebody can show beside their password, the safest first. */
export const secondFactorMethods = ['passkey', 'totp', 'recoveryCode'] as const;

export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Between the password and the second factor, and between asking a passkey for a signature and bringing it. */
export const challengeLifeMs = 5 * 60 * 1000;

/** What changes how somebody signs in is asked of whoever gave their password, or signed in, no longer ago than this. */
export const confirmationLifeMs = 15 * 60 * 1000;

/** Time to scan the code and to write the first number. */
export const totpSetupLifeMs = 15 * 60 * 1000;

export const totp = {
  issuer: 'Fonendo',
  digits: 6,
  periodSeconds: 30,
  /** Clocks differ: the number before and the one after are good as well. */
  window: 1,
} as const;

/** 120 random bits each: more than the 112 from which on a plain hash is enough (ASVS 6.5.2). */
export const recoveryCodes = { count: 10, groups: 6, groupLength: 4 } as const;

export const passkeyNameMaxLength = 60;

export const maxPasskeys = 10;

/** A device that nobody has signed in from for so long is new again. */
export const knownDeviceDays = 400;

/** Whether administrators must have a second factor: a setting of the installation. */
export type AdminSecondFactor = 'required' | 'optional';

export const needsSecondFactor = (setting: AdminSecondFactor, groups: readonly PolicyGroup[]): boolean =>
  setting === 'required' && isAdministrator(groups);

/** What somebody has beside their password. Recovery codes stand in for a factor; they are none by themselves. */
export type SecondFactorFacts = { readonly totp: boolean; readonly passkeys: number; readonly recoveryCodes: number };

export const hasSecondFactor = ({ totp, passkeys }: SecondFactorFacts): boolean => totp || passkeys > 0;

/** The ways that are open to somebody; none where the password is enough. */
export function openMethods(facts: SecondFactorFacts): SecondFactorMethod[] {
  if (!hasSecondFactor(facts)) return [];
  const open: Record<SecondFactorMethod, boolean> = {
    passkey: facts.passkeys > 0,
    totp: facts.totp,
    recoveryCode: facts.recoveryCodes > 0,
  };
  return secondFactorMethods.filter((method) => open[method]);
}

/** Whether one of the factors may go: never the last of somebody who must have one. */
export const mayRemoveFactor = (facts: SecondFactorFacts, required: boolean): boolean =>
  !required || Number(facts.totp) + facts.passkeys > 1;

/** The code as people type it back: in small letters, with blanks or without the dashes. */
export function normaliseRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
}

/** The half minutes whose numbers are taken at a moment. */
export function totpSteps(now: Date): number[] {
  const current = Math.floor(now.getTime() / 1000 / totp.periodSeconds);
  return Array.from({ length: 2 * totp.window + 1 }, (_, index) => current - totp.window + index);
}

/** A number works once; after it, none that is older. */
export const isUnusedStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** Passkeys belong to a name: browsers keep none for a bare address, and none for a page without encryption. */
export function passkeysWorkAt(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return !isAddress && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'));
}
