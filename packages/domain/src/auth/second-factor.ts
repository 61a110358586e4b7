import { isAdministrator, type PolicyGroup } from './policy-group.ts';

/** The second factors, the safest first. */
export const secondFactorMethods = ['passkey', 'totp', 'recoveryCode'] as const;

export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** The time between the password and the second factor, and for a passkey to answer. */
export const challengeLifeMs = 5 * 60 * 1000;

/** Changing how one signs in requires a password entered, or a sign-in, within this time. */
export const confirmationLifeMs = 15 * 60 * 1000;

/** Time to scan the QR code and to type the first number. */
export const totpSetupLifeMs = 15 * 60 * 1000;

export const totp = {
  issuer: 'Fonendo',
  digits: 6,
  periodSeconds: 30,
  /** Clocks differ, so the numbers before and after are accepted as well. */
  window: 1,
} as const;

/** 120 random bits each: above the 112 from which a plain hash is enough (ASVS 6.5.2). */
export const recoveryCodes = { count: 10, groups: 6, groupLength: 4 } as const;

export const passkeyNameMaxLength = 60;

export const maxPasskeys = 10;

/** A device that was not used for this long counts as new. */
export const knownDeviceDays = 400;

/** Whether administrators must have a second factor: a setting of the installation. */
export type AdminSecondFactor = 'required' | 'optional';

export const needsSecondFactor = (setting: AdminSecondFactor, groups: readonly PolicyGroup[]): boolean =>
  setting === 'required' && isAdministrator(groups);

/** A person's second factors. Recovery codes replace a lost factor; they are none by themselves. */
export type SecondFactorFacts = { readonly totp: boolean; readonly passkeys: number; readonly recoveryCodes: number };

export const hasSecondFactor = ({ totp, passkeys }: SecondFactorFacts): boolean => totp || passkeys > 0;

/** The methods a person can use; empty if the password is enough. */
export function openMethods(facts: SecondFactorFacts): SecondFactorMethod[] {
  if (!hasSecondFactor(facts)) return [];
  const open: Record<SecondFactorMethod, boolean> = {
    passkey: facts.passkeys > 0,
    totp: facts.totp,
    recoveryCode: facts.recoveryCodes > 0,
  };
  return secondFactorMethods.filter((method) => open[method]);
}

/** Whether a factor may be removed: never the last one of somebody who must have one. */
export const mayRemoveFactor = (facts: SecondFactorFacts, required: boolean): boolean =>
  !required || Number(facts.totp) + facts.passkeys > 1;

/** Recovery codes may be typed in lower case, with blanks or without dashes. */
export function normaliseRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
}

/** The half minutes whose numbers are accepted now. */
export function totpSteps(now: Date): number[] {
  const current = Math.floor(now.getTime() / 1000 / totp.periodSeconds);
  return Array.from({ length: 2 * totp.window + 1 }, (_, index) => current - totp.window + index);
}

/** A number works once; afterwards neither it nor an older one is accepted. */
export const isUnusedStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** Passkeys belong to a host name: browsers store none for a bare IP address or a page without encryption. */
export function passkeysWorkAt(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return !isAddress && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'));
}
