import type { DocumentKind } from './kinds.ts';

/** Nine, because a digit key chooses one. */
export const maxRejectionReasons = 9;

export type RejectionReason = {
  /** For the administrator's list. */
  title: string;
  /** The message to the doctor, which can be edited. */
  message: string;
};

export type RejectionReasons = Record<DocumentKind, RejectionReason[]>;

const unreadable: RejectionReason = {
  title: 'No se lee bien',
  message: 'Hay partes que no se leen. Escanéalo de nuevo en color, con buena luz y a 300 ppp, y súbelo otra vez.',
};

const pagesMissing: RejectionReason = {
  title: 'Faltan páginas o el reverso',
  message: 'Faltan páginas o el reverso. Sube un único PDF con el documento completo, por las dos caras.',
};

const otherName: RejectionReason = {
  title: 'El nombre no coincide con el pasaporte',
  message:
    'El nombre no coincide con el de tu pasaporte. Si lo has cambiado, añade el documento oficial que lo acredite; si es un error, pide que lo corrijan.',
};

const noApostille: RejectionReason = {
  title: 'Falta la apostilla o es de otro documento',
  message:
    'Falta la apostilla o la legalización, o corresponde a otro documento. Complétala y sube el documento con ella en el mismo PDF.',
};

const noTranslation: RejectionReason = {
  title: 'Falta la traducción jurada',
  message:
    'Falta la traducción jurada al español. Debe incluir también la apostilla o legalización: añádela al mismo PDF.',
};

const expired: RejectionReason = {
  title: 'Caducado o a punto de caducar',
  message: 'Está caducado o caducará antes de que el Ministerio pueda revisarlo. Pide uno nuevo y súbelo.',
};

const wrongDocument: RejectionReason = {
  title: 'No es el documento que se pide',
  message: 'El archivo no es el documento que te pedimos. Revisa qué es y sube el correcto.',
};

const noSignature: RejectionReason = {
  title: 'Sin firma',
  message: 'Falta tu firma. Fírmalo, a mano o con certificado digital, y súbelo de nuevo.',
};

/** The initial reasons; administrators can change all of them. */
export const defaultRejectionReasons: RejectionReasons = {
  passport: [unreadable, pagesMissing, expired, otherName, wrongDocument],
  diploma: [noApostille, unreadable, pagesMissing, otherName, noTranslation],
  recognitionCredential: [unreadable, pagesMissing, otherName, wrongDocument],
  pensum: [
    noApostille,
    {
      title: 'Sin horas o créditos por asignatura',
      message:
        'No indica la duración en años ni las horas o créditos de cada asignatura. Pide a tu universidad una certificación que los incluya.',
    },
    unreadable,
    pagesMissing,
    otherName,
    noTranslation,
  ],
  workContinuity: [
    {
      title: 'No acredita el periodo necesario',
      message:
        'No acredita que hayas ejercido, o te hayas formado tres años, dentro de los últimos cinco. Añade los certificados que falten.',
    },
    {
      title: 'Sin firma, sello o fechas',
      message: 'Le faltan la firma, el sello o las fechas de inicio y fin. Pide un certificado que los incluya.',
    },
    unreadable,
    otherName,
    noTranslation,
  ],
  criminalRecord: [expired, noApostille, unreadable, otherName, noTranslation, wrongDocument],
  additional: [unreadable, pagesMissing, wrongDocument],
  acceptance: [noSignature, unreadable, wrongDocument],
  languageProof: [
    {
      title: 'No acredita un B2 ni los estudios en español',
      message:
        'No acredita el nivel B2, ni que el 75 % de la carrera o la enseñanza anterior a la universidad fueran en español. Sube uno de los documentos que admite la norma.',
    },
    unreadable,
    otherName,
    wrongDocument,
  ],
  feeReceipt: [
    {
      title: 'Sin justificante de pago',
      message: 'Es el formulario, pero no consta el pago. Sube el ejemplar con el justificante del banco o el NRC.',
    },
    {
      title: 'Otra tasa u otro importe',
      message: 'Corresponde a otra tasa o a otro importe. Comprueba que es el modelo 790, código 107.',
    },
    unreadable,
    otherName,
  ],
  declaration: [noSignature, otherName, wrongDocument],
  representation: [
    noSignature,
    {
      title: 'No nombra a quien te representa',
      message:
        'No nombra a la persona que has indicado como representante, o su documento es otro. Corrige el dato o el documento.',
    },
    unreadable,
    wrongDocument,
  ],
};
