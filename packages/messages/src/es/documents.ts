/** The doctor's documents: the checklist with its reasons, uploads, verdicts and the preview. */
export const documents = {
  heading: 'Documentos',
  failed: 'No hemos podido cargar tus documentos',
  failedHelp: 'Puede ser un fallo de conexión. No se ha perdido nada.',
  approvedOf: '{approved} de {total} obligatorios aprobados',
  uploadedOf: '{uploaded} de {total} obligatorios subidos',
  optional: 'opcional',
  advised: 'no impide enviar la solicitud',
  locked: 'Tienes una candidatura abierta',
  lockedHelp:
    'Tus documentos se quedan como los vio el hospital hasta que termine el proceso. Si rechazamos alguno, podrás sustituirlo.',
  lockedBy: 'Ver mis candidaturas',
  kinds: {
    passport: 'Pasaporte',
    diploma: 'Título de Medicina apostillado',
    recognitionCredential: 'Credencial de homologación',
    pensum: 'Certificación académica (pensum)',
    workContinuity: 'Certificado de continuidad laboral',
    criminalRecord: 'Certificado de antecedentes penales',
    additional: 'Documentación adicional',
    acceptance: 'Documento de aceptación',
    languageProof: 'Acreditación de español',
    feeReceipt: 'Justificante de la tasa (790-107)',
    declaration: 'Declaración responsable',
    representation: 'Acreditación de la representación',
  },
  reasons: {
    identity: 'Acredita identidad y nacionalidad (RD 889/2022, art. 13.1).',
    degree: 'Es el título que quieres homologar, o el justificante de su expedición (RD 889/2022, art. 13.1).',
    pensum:
      'El Ministerio compara con el grado español la duración oficial, las asignaturas y las horas (RD 889/2022, art. 13.1).',
    olderDegree:
      'Lo pedimos nosotros para que tu expediente llegue completo: tu título es de {graduation} y tiene más de {years} años. Adjunta un justificante de ejercicio o de 3 años de formación en los últimos 5.',
    recentDegree: 'Solo se pide si el título tiene más de {years} años.',
    criminalRecord:
      'Lo pedimos nosotros para comprobar que puedes ejercer sin impedimentos; el decreto no lo exige. Pídelo en el país donde vives.',
    criminalRecordServed: 'El Ministerio ya ha resuelto: lo hemos eliminado y no hace falta de nuevo.',
    credentialToVerify: 'Con tu título español o tu credencial de homologación comprobamos que puedes ejercer.',
    credentialComes: 'La recibirás cuando se apruebe tu homologación.',
    spanishB2:
      'No eres nacional de un país de habla hispana, así que basta uno de estos (RD 889/2022, art. 13.2): DELE B2 o superior, B2 o Certificado de Aptitud de una escuela oficial de idiomas, o un certificado de que el 75 % de la carrera, o la enseñanza anterior a la universidad, fue en español.',
    spanishNational: 'Ya no hace falta: eres nacional de un país de habla hispana (RD 889/2022, art. 13.2).',
    fee: 'El justificante de haber pagado la tasa del Estado (RD 889/2022, art. 13.1). La pagas tú a la Administración; si aún no lo has hecho, aquí tienes los datos del formulario.',
    declaration:
      'Declaras que tus datos y documentos son ciertos y que tienes los originales (RD 889/2022, art. 13.1). La redactamos nosotros y la firmas aquí mismo.',
    represented:
      'La autorización, firmada por ti, de quien presenta la solicitud en tu nombre (RD 889/2022, art. 13.1).',
    notRepresented:
      'Solo si otra persona o empresa, también nosotros, presenta la solicitud en tu nombre: indica quién es.',
    withPetition: 'Se pide con la solicitud de homologación.',
    additional: 'Cursos o cartas que refuercen tu expediente. No retrasa nada.',
    acceptance: 'Súbelo solo si te lo pedimos: es tu aceptación firmada de una resolución con condiciones.',
    alreadyRecognised: 'Ya no hace falta: tu título es español o está reconocido.',
  },
  notes: {
    apostille: '{country} forma parte del Convenio de La Haya: súbelo con su apostilla.',
    cubanChain:
      'Cuba no forma parte del Convenio de La Haya: legalízalo en el ministerio que lo emite, después en el MINREX y por último en el consulado de España.',
    consular:
      '{country} no forma parte del Convenio de La Haya: legalízalo en su Ministerio de Asuntos Exteriores y después en el consulado de España.',
    euPapers: 'No necesita legalización: es de {country}.',
    spanishPapers: 'Por ser español no necesita legalización ni traducción.',
    confirmRoute: 'Confírmalo en el consulado de España antes de empezar el trámite.',
    translation: 'Si no está en español, incluye en el mismo PDF su traducción jurada.',
    translationAfterLegalisation:
      'Si no está en español, incluye en el mismo PDF su traducción jurada, hecha después de legalizarlo.',
    degreeCountryMissing:
      'Indica en tus datos personales en qué país obtuviste el título y te diremos si necesita apostilla o traducción.',
  },
  waivers: {
    title: 'Lo que no te pedimos',
    spanishB2: { what: 'Español B2', why: 'eres nacional de un país de habla hispana (art. 13.2).' },
    swornTranslation: { what: 'Traducción jurada', why: 'tus documentos ya están en español.' },
    legalisation: { what: 'Apostilla o legalización', why: 'tu título es de {country}.' },
    workContinuity: { what: 'Continuidad laboral', why: 'tu título no tiene más de {years} años.' },
    recognitionCredential: { what: 'Credencial de homologación', why: 'la recibirás al aprobarse tu solicitud.' },
    recognitionPapers: {
      what: 'Título apostillado, pensum y antecedentes',
      why: 'tu título ya es español o está reconocido.',
    },
  },
  file: {
    added: '{size}, {date}',
    version: 'Versión {version}',
    validUntil: 'Válido hasta el {date}',
    lapses: 'Caduca el {date}',
    lapsed: 'Caducó el {date}',
    preview: 'Ver {name}',
    download: 'Descargar',
    replace: 'Sustituir',
    remove: 'Eliminar',
    earlier_one: '{count} versión anterior',
    earlier_other: '{count} versiones anteriores',
    notDownloaded: 'No se ha podido descargar el documento',
  },
  rejection: { title: 'Motivo del rechazo', by: 'Equipo Fonendo, {date}' },
  upload: {
    replace: 'Sustituir documento',
    add: 'Añadir PDF',
    keep: 'Dejar el actual',
    done: 'Documento subido',
    doneHelp: 'Lo revisaremos y te avisaremos del resultado.',
    tooLarge: 'El archivo pesa {size} y el máximo es {max}. Guárdalo con menos resolución o sin páginas de más.',
    retry: 'Reintentar con {name}',
    replacesApproved: 'Este documento ya está aprobado. Si lo sustituyes, tendremos que revisar el nuevo.',
  },
  remove: {
    title: '¿Eliminar «{name}»?',
    help: 'El archivo se borrará para siempre.',
    helpEarlier: 'El archivo se borrará para siempre y volverá a valer la versión anterior.',
    done: 'Documento eliminado',
    failed: 'No se ha podido eliminar el documento',
  },
  preview: { failed: 'No hemos podido abrir el documento', failedHelp: 'Descárgalo para verlo en tu dispositivo.' },
} as const;
