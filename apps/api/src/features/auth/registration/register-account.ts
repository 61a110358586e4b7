import { randomUUIDv7 } from 'node:crypto';
import type { DoctorRegistration, RegistrationRequest } from '@fonendo/contract/auth/registration.schema';
import { initialPolicyGroup } from '@fonendo/domain/auth/registration';
import type { Locale } from '@fonendo/domain/shared/locale';
import { addressForLimits } from '../../../http/client-address.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { refuseShortPassport } from '../../settings/settings.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { type AuthUser, insertDoctor } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { addUser } from './add-user.ts';
import { toE164 } from './phone-number.ts';
import { sendVerificationCode } from './send-verification-code.ts';

/** Creates a doctor's or a hospital's account, not verified yet, and sends the code. */
export async function registerAccount(
  context: AuthContext,
  registration: RegistrationRequest,
  locale: Locale,
  origin: Origin,
): Promise<AuthUser> {
  await guardAttempts(context, { registerAddress: addressForLimits(origin.address) });
  const phone = toE164(registration.phonePrefix, registration.phone);
  if (registration.accountType === 'doctor') await refuseShortPassport(context.db, registration);
  // Hashed before the transaction, so that no connection waits for it.
  const passwordHash = await context.passwords.hash(registration.password);
  const now = context.now();
  const user = await context.db.transaction(async (tx) => {
    const created = await addUser(context, tx, {
      id: randomUUIDv7(),
      email: registration.email,
      passwordHash,
      firstname: registration.firstname,
      lastname: registration.lastname,
      phone,
      policyGroups: [initialPolicyGroup(registration)],
      locale,
      mailFamilies: [
        ...(['petitions', 'offers', 'candidacies', 'interviews'] as const),
        ...(registration.newsletter ? (['newsletter'] as const) : []),
      ],
      howFound: registration.howFound ?? null,
      privacyAcceptedAt: now,
      createdAt: now,
    });
    if (registration.accountType === 'doctor') {
      await insertDoctor(tx, doctorRow(created.id, registration), privateDataRow(created.id, registration));
    }
    const by = { userId: created.id, impersonatorId: null, requestId: origin.requestId };
    const after = { accountType: registration.accountType, policyGroups: created.policyGroups };
    await recordAudit(tx, now, by, 'account.registered', { type: 'user', id: created.id }, { after });
    await sendVerificationCode(context, tx, created);
    return created;
  });
  return user;
}

function doctorRow(userId: string, doctor: DoctorRegistration) {
  return {
    userId,
    graduationDate: doctor.graduationDate,
    degreeCountry: doctor.degreeCountry ?? null,
    countryOfResidence: doctor.countryOfResidence,
    hasDegreeSpain: doctor.hasDegreeSpain,
    hasDegree: doctor.hasDegree,
    degreeEmail: doctor.degreeEmail ?? null,
    speciality: doctor.speciality || null,
    specialityDescription: doctor.specialityDescription || null,
  };
}

function privateDataRow(userId: string, doctor: DoctorRegistration) {
  return {
    userId,
    birthDate: doctor.birthDate,
    nationality: doctor.nationality,
    otherNationality: doctor.otherNationality ?? null,
    documentType: doctor.documentType,
    documentNumber: doctor.documentNumber,
    gender: doctor.gender ?? null,
    maritalStatus: doctor.maritalStatus ?? null,
    hasKids: doctor.hasKids ?? null,
    parent1: doctor.parent1 ?? null,
    parent2: doctor.parent2 ?? null,
    address: doctor.address || null,
    city: doctor.city || null,
    state: doctor.state || null,
    postalCode: doctor.postalCode || null,
  };
}
