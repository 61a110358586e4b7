/** Registration: the choice, the personal data, the code, and what comes after. */
export const signup = {
  stepsOfDoctor: 'Pasos del registro de médico',
  stepsOfHospital: 'Pasos del registro de hospital',
  steps: {
    personalData: 'Datos personales',
    verification: 'Verificación',
    documentation: 'Documentación',
    cv: 'Currículum',
    finish: 'Firma y pago',
    complete: 'Registro completo',
    hospitalData: 'Datos del hospital',
    optional: 'Opcional',
    unfinished: 'Por completar',
  },
  titles: {
    choice: 'Crear cuenta',
    personalData: { doctor: 'Tus datos personales', hospital: 'Datos de contacto' },
    interest: 'Todavía no trabajamos con tu profesión',
    thanks: 'Gracias por tu interés',
    verification: { doctor: 'Verifica tu cuenta', hospital: 'Verificar la cuenta' },
    documentation: 'Tu documentación',
    cv: 'Tu currículum',
    finish: 'Firma y pago',
    complete: 'Registro completo',
    hospitalData: 'Datos del hospital',
  },
  about: 'Qué es Fonendo',
  haveAccount: '¿Ya tienes cuenta?',
  login: 'Iniciar sesión',
  back: 'Volver',
  continue: 'Continuar',
  choice: {
    role: '¿Para quién es la cuenta?',
    doctor: 'Soy médico',
    doctorHelp: 'Homologa tu título y encuentra tu hospital en España.',
    hospital: 'Soy hospital',
    hospitalHelp: 'Publique ofertas y siga cada proceso de selección.',
    profession: '¿Cuál es tu profesión?',
    others: '¿Tienes otra profesión sanitaria?',
    professions: {
      medicine: 'Medicina',
      nursing: 'Enfermería',
      dentistry: 'Odontología',
      pharmacy: 'Farmacia',
      other: 'Otra profesión',
    },
  },
  interest: {
    lead: 'Por ahora solo podemos ayudar a médicos. Déjanos tu nombre y tu correo y te escribiremos cuando abramos tu profesión. No se crea ninguna cuenta.',
    name: 'Nombre y apellidos',
    profession: 'Profesión',
    privacy:
      'Guardamos estos datos solo para avisarte. Puedes pedirnos que los borremos cuando quieras: <privacy>política de privacidad</privacy>.',
    submit: 'Avisarme',
    thanks: 'Hemos guardado tus datos. Te escribiremos a {email} cuando Fonendo abra tu profesión.',
    home: 'Ir al inicio',
  },
  groups: {
    person: 'Sobre ti',
    degree: 'Tu título de Medicina',
    access: 'Contacto y acceso',
    accessHelp: 'Con este correo y esta contraseña iniciarás sesión. Te enviaremos un código para verificarlo.',
    accessHelpHospital:
      'El correo y la contraseña con los que se iniciará sesión. Enviaremos un código para verificarlo.',
    hospitalPerson: 'Persona responsable de la cuenta',
    hospitalPersonHelp: 'Administrará la cuenta del hospital y podrá invitar a más personas.',
    recognition: 'Datos para tu homologación',
    recognitionHelp: 'El expediente de homologación los pide. Ningún hospital los verá. Puedes dejarlos en blanco.',
    last: 'Para terminar',
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordRepeat: 'Repite la contraseña',
    passwordRepeatHospital: 'Repetir la contraseña',
    howFound: { doctor: '¿Cómo nos has conocido?', hospital: '¿Cómo ha conocido Fonendo?' },
    channels: {
      search: 'Buscador de internet',
      socialMedia: 'Redes sociales',
      recommendation: 'Recomendación',
      event: 'Congreso o evento',
      press: 'Prensa o medios',
      other: 'De otra forma',
    },
    newsletter: {
      doctor: 'Quiero recibir novedades de Fonendo por correo',
      hospital: 'Deseo recibir novedades de Fonendo por correo',
    },
    privacy: 'He leído y acepto la <privacy>política de privacidad</privacy> y los <terms>términos de uso</terms>',
    privacyHelp: 'Se abren en otra pestaña; lo escrito aquí se conserva.',
    notice: {
      doctor:
        'Fonendo trata tus datos para gestionar tu cuenta, tu homologación y tus candidaturas. Puedes acceder a ellos, corregirlos, llevártelos o borrarlos en cualquier momento.',
      hospital:
        'Fonendo trata estos datos para gestionar la cuenta y los procesos de selección. En cualquier momento se pueden consultar, corregir, exportar o borrar.',
    },
  },
  submit: 'Crear cuenta',
  draftKept: 'Lo que escribes se guarda en esta pestaña, salvo la contraseña.',
  created: 'La cuenta está creada',
  createdHelp: 'Inicia sesión para verificarla con el código que hemos enviado por correo.',
  verification: {
    lead: {
      doctor:
        'Hemos enviado un código de seis cifras a <email>{email}</email>. Escríbelo aquí, o abre el enlace del mensaje.',
      hospital:
        'Hemos enviado un código de seis cifras a <email>{email}</email>. Se puede escribir aquí o abrir el enlace del mensaje.',
    },
    otherEmail: '¿No es este el correo?',
    restart: 'Empezar con otro correo',
    resumable: {
      doctor: 'Puedes cerrar esta página y seguir más tarde: al iniciar sesión volverás a este paso.',
      hospital: 'Esta página se puede cerrar: al iniciar sesión se vuelve a este paso.',
    },
  },
  later: 'Seguir más tarde',
  backTo: { documentation: 'Volver a documentación', cv: 'Volver al currículum' },
  leads: {
    documentation:
      'Sube lo que tengas a mano, en PDF. Este paso es opcional: puedes añadir o cambiar documentos después, desde tu cuenta.',
    cv: 'Se guarda mientras escribes. Este paso es opcional: puedes completarlo después, desde tu cuenta.',
    finish:
      'Firma el contrato de servicios y elige qué servicio quieres. Hasta que no pulses «Confirmar y pagar» no se te cobra nada.',
    missingData:
      'Para redactar tu contrato de servicios y tu factura necesitamos tu dirección completa y tu documento. Revisa tus datos y guárdalos: el contrato de servicios aparecerá aquí.',
    hospitalData:
      'Con estos datos se presentará el hospital ante los médicos. Se pueden cambiar después, en la cuenta.',
  },
  leaveFailed: 'No hemos podido pasar al siguiente paso',
  progressFailed: 'No hemos podido cargar tu registro',
  progressFailedHelp: 'No se ha perdido nada. Comprueba tu conexión y vuelve a intentarlo.',
  complete: {
    lead: 'Tu cuenta está lista. Te avisaremos por correo de cada paso.',
    certified: 'Todo listo. Ya puedes buscar ofertas e inscribirte en las que te interesen.',
    offers: 'Buscar ofertas',
    offersHelp: 'Plazas en hospitales de toda España.',
    profile: 'Ver mi perfil',
    profileHelp: 'Así te verán los hospitales.',
    payments: 'Pagar otro servicio',
    paymentsHelp: 'Lo que ofrecemos y todavía no has pagado.',
    dashboard: 'Ir al panel',
  },
} as const;
