import type { Catalogue, Texts } from '../messages.ts';

type Form = 'tú' | 'neutral';

/**
 * Whom a catalogue speaks to: doctors are addressed as tú; hospitals, administrators and everybody at once without a
 * pronoun, or as usted. The first row whose beginning fits the file and key counts. What the specification settles word
 * by word (errors, login) is in no row.
 */
const audiences: readonly (readonly [beginning: string, form: Form])[] = [
  // The line of a doctor's own candidacy or petition.
  ['shared/ui.ts: pulse', 'tú'],
  ['shared/ui.ts', 'neutral'],
  ...['greeting', 'linkHint', 'automatic', 'verification', 'password', 'administratorAccount', 'accountDeleted'].map(
    (mail) => [`shared/mails.ts: ${mail}`, 'neutral'] as const,
  ),
  // Help and contact are for everybody.
  ['public-pages.ts: help', 'neutral'],
  ['contact.ts', 'neutral'],
  ['auth/security-mails.ts', 'neutral'],
  // Of every account: administrators and hospitals stand here as often as doctors.
  ['auth/access.ts', 'neutral'],
  ['auth/second-factor.ts', 'neutral'],
  ['account.ts: settings', 'neutral'],
  ['notifications.ts: digest', 'neutral'],
  ['shared/core.ts: errors.chargeForAccess', 'neutral'],
  ...[
    ...['InvalidSecondFactor', 'SecondFactorExpired', 'ConfirmationRequired', 'LastSecondFactor', 'TooManyPasskeys'],
    ...['InvitationExpired', 'NotWhileImpersonating'],
  ].map((code) => [`shared/core.ts: apiErrors.${code}`, 'neutral'] as const),
  ['users/user', 'neutral'],
  ['audit/', 'neutral'],
  ['petitions/petitions.ts', 'neutral'],
  ['petitions/petition-settings.ts', 'neutral'],
  ['petitions/petition-queue.ts', 'neutral'],
  ['petitions/reviewed-cv.ts', 'neutral'],
  ['petitions/ministry-acts.ts', 'neutral'],
  // The access to a notice is the doctor's; the dates are read by both.
  ['petitions/legal-clock.ts: notification.open', 'tú'],
  ['petitions/legal-clock.ts: notification.wrong', 'tú'],
  ['petitions/legal-clock.ts', 'neutral'],
  ['petitions/checklist.ts: review', 'neutral'],
  ['petitions/checklist.ts: settings', 'neutral'],
  ['petitions/checklist.ts', 'tú'],
  ['hospitals/', 'neutral'],
  ['selection/', 'neutral'],
  ['processes/', 'neutral'],
  ['profiles.ts', 'neutral'],
  ['offers/managed-', 'neutral'],
  ['doctors/directory.ts', 'neutral'],
  ['candidacies/candidate-note', 'neutral'],
  ['candidacies/', 'tú'],
  ['cv/', 'tú'],
  ['documents.ts', 'tú'],
  ['doctors/doctors.ts', 'tú'],
  ['offers/offers.ts', 'tú'],
  // The team's pages, and what whoever acts as a doctor reads.
  ...['checkout.impersonating', 'prices', 'registry', 'rectify', 'all'].map(
    (part) => [`payments/payments.ts: ${part}`, 'neutral'] as const,
  ),
  ['payments/payments.ts', 'tú'],
  ['petitions/homologations.ts', 'tú'],
  ['petitions/road.ts', 'tú'],
  ['petitions/petition-mails.ts', 'tú'],
];

/** Words that only one of the two forms has; imperatives count at the beginning of a sentence. */
const wrong: Record<Form, RegExp> = {
  neutral:
    /(?<![\p{L}])(?:tus?|tú|te|ti|contigo|tuy[oa]s?|puedes|podrás|tienes|tendrás|debes|quieres|has|verás|ves|eres|estás|escríbenos|inténtalo|crees|necesitas|buscas|encuentras|accedes|recibes|recibirás|podrías|deberías|editabas|guardaste|elegiste|abriste|quieras|prefieras|rellenes)(?![\p{L}])|(?:^|[.:;?!»] )[¿¡]?(?:Arrastra|Suelta|Elige|Escribe|Comprueba|Pulsa|Introduce|Prueba (?:con|a|otra)|Revisa (?!el equipo)|Guarda (?:tus?|aquí)|Añade|Selecciona|Vuelve a (?:intentar|iniciar)|Usa|Quita|Ignora|Mira|Corrige un[oa]|Confirma que|Escanea|Protege|Elimina un[oa]|Empieza de|Sigue desde|Pide (?:otr[oa]|un|que)|(?:Inicia|Cierra) sesión) /iu,
  tú: /(?<![\p{L}])(?:[Uu]sted(?:es)?|[Ii]nténtelo)(?![\p{L}])|(?:^|[.:;?!»] )[¿¡]?(?:Elija|Escriba|Compruebe|Pulse|Introduzca|Pruebe|Revise|Guarde|Añada|Seleccione|Vuelva a|Utilice|Quite|Copie|Corrija|Complete) /u,
};

/** Spanish texts that address their reader in the form of another audience. */
export function findWrongAddress(catalogues: readonly Pick<Catalogue, 'file' | 'spanish' | 'parts'>[]): string[] {
  return catalogues.flatMap(({ file, spanish }) =>
    textsOf(spanish).flatMap(([key, text]) => {
      const form = formOf(file, key);
      const found = form && wrong[form].exec(text);
      return found ? `${file}: ${key} says «${found[0].trim()}» to readers who are addressed ${howOf(form)}` : [];
    }),
  );
}

const howOf = (form: Form) => (form === 'tú' ? 'as tú' : 'without tú');

function formOf(file: string, key: string): Form | null {
  // Texts of one page for both sides lie beside each other.
  if (/(?:^|\.)(?:hospital|staff)\./.test(key)) return 'neutral';
  return audiences.find(([beginning]) => `${file}: ${key}`.startsWith(beginning))?.[1] ?? null;
}

const textsOf = (texts: Texts): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as [string, string]]
      : textsOf(value).map(([key, text]) => [`${name}.${key}`, text] as [string, string]),
  );

/** Counts that are never one, or that something else than i18next fills in. */
const alwaysMany = new Set([
  'audit/audit.ts: values.items',
  'audit/audit.ts: values.people',
  'auth/auth.ts: demo.showAll',
  'dashboards/dashboards.ts: doctor.interviews.minutes',
  'dashboards/doctor-dashboard.ts: interviews.minutes',
  'petitions/legal-clock.ts: steps.extended',
  'selection/candidates.ts: leadMore',
]);

/** "1 anteriores": a counted plural without its singular. */
export function findMissingSingulars(catalogues: readonly Pick<Catalogue, 'file' | 'spanish'>[]): string[] {
  return catalogues.flatMap(({ file, spanish }) =>
    textsOf(spanish)
      .filter(
        ([key, text]) =>
          !/[._](?:zero|one|other)$/.test(key) &&
          /\{count\} \p{L}+s(?!\p{L})/u.test(text) &&
          !alwaysMany.has(`${file}: ${key}`),
      )
      .map(([key]) => `${file}: ${key} counts without a singular (${key}_one, ${key}_other)`),
  );
}
