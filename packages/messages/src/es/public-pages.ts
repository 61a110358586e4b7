/** What anybody may read: questions, legal notice with privacy, terms of use. Paragraphs are parted by empty lines. */
export const publicPages = {
  contents: 'En esta página',
  failed: 'No hemos podido cargar la página',
  failedHelp: 'Puede ser un fallo de conexión.',
  updated: 'En vigor desde el {date}',
  free: 'sin coste',
  none: 'ninguna',
  plusTax: '{price} más impuestos',
  help: {
    heading: 'Ayuda',
    lead: 'Respuestas, contacto y textos legales de Fonendo.',
    questions: 'Preguntas frecuentes',
    questionsText: 'Homologación, ofertas, pagos y privacidad, respondidos uno a uno.',
    contact: 'Contacto',
    contactText: 'Por correo, con el mayor detalle posible: qué página, qué se esperaba y qué ha ocurrido.',
    legal: 'Textos legales',
    legalText: 'Quién trata los datos personales y para qué, y las condiciones de uso.',
    service: 'Estado del servicio',
    serviceText: 'Preguntado ahora mismo al servidor.',
    asking: 'Preguntando…',
    works: 'Todo funciona con normalidad.',
    delayed: 'Fonendo funciona, pero algunos correos o comprobaciones tardan más de lo normal.',
    serviceDetail: 'Ver tareas, colas y correos',
    away: 'Hay partes de Fonendo que ahora no responden.',
  },
  faq: {
    heading: 'Preguntas frecuentes',
    lead: 'Lo que más nos preguntan médicos y hospitales. Si falta tu duda, escríbenos al final de la página.',
    groups: {
      recognition: 'Homologación',
      prices: 'Precios y pagos',
      offers: 'Ofertas y candidaturas',
      hospitals: 'Para hospitales',
      account: 'Cuenta y datos',
    },
    recognition: {
      who: {
        question: '¿Quién concede la homologación y qué hace Fonendo?',
        answer:
          'La concede o la deniega el Ministerio de Ciencia, Innovación y Universidades, según el Real Decreto 889/2022. Nosotros preparamos el expediente contigo: te decimos qué documentos te corresponden y por qué, los revisamos uno a uno, lo presentamos por vía electrónica en tu nombre y te contamos cada paso hasta la resolución.\n\nNo podemos asegurar el resultado ni acelerar al Ministerio.',
      },
      time: {
        question: '¿Cuánto tarda?',
        answer:
          'El Ministerio tiene seis meses desde que la solicitud entra en su registro. Ese plazo se detiene cada vez que te pide algo y hasta que se responde. Si pasa sin respuesta, la ley entiende que la solicitud está denegada y puedes recurrir.\n\nEn tu solicitud ves los días transcurridos y los que quedan.',
      },
      documents: {
        question: '¿Qué documentos necesito?',
        answer:
          'Siempre: pasaporte o documento de identidad, título de Medicina y certificación académica de las asignaturas. Según tu caso: traducción jurada si no están en español, certificado de español B2 si tu nacionalidad no es de un país hispanohablante, certificado de antecedentes penales y, si tu título tiene años, un justificante de ejercicio o de formación reciente.\n\nTu solicitud muestra solo los que te corresponden, con el motivo de cada uno. Se suben en PDF, de 5 MB como máximo.',
      },
      apostille: {
        question: '¿Hay que apostillar o legalizar los documentos?',
        answer:
          'El título y la certificación académica, sí, con la apostilla de La Haya si tu país forma parte del Convenio. Los documentos de la Unión Europea, el Espacio Económico Europeo y Suiza no la necesitan. Argelia forma parte desde el 9 de julio de 2026 y Vietnam desde el 11 de septiembre de 2026. Desde Cuba, que no forma parte del Convenio, se legalizan en el ministerio emisor, en el MINREX y en el consulado de España.\n\nLa traducción jurada se hace después, porque también traduce la apostilla.',
      },
      denied: {
        question: '¿Y si el Ministerio me pide algo o me deniega la homologación?',
        answer:
          'Si pide completar el expediente, hay diez días hábiles para responder; te avisamos el mismo día y respondemos contigo. Si propone denegar o poner condiciones, hay un trámite de audiencia de otros diez días.\n\nLa homologación puede concederse con formación complementaria, que se completa en un máximo de cuatro años. Contra una denegación, una inadmisión o una concesión con condiciones caben recurso de reposición, en un mes, o contencioso-administrativo, en dos. En tu solicitud encontrarás un modelo de recurso. Otra solicitud igual para el mismo título ya no se admite, salvo que la primera terminara por desistimiento (Real Decreto 889/2022, art. 4.2.c).',
      },
      speciality: {
        question: '¿Sirve también para mi especialidad?',
        answer:
          'No. La homologación permite colegiarse y ejercer la Medicina sin especialidad. El reconocimiento de una especialidad obtenida fuera de la Unión Europea es otro procedimiento, posterior y sin tasa, ante el Ministerio de Sanidad (Real Decreto 459/2010), que Fonendo no tramita. Lo que más lo dificulta es la duración de la formación, y tras una denegación hay que esperar dos años para volver a pedirlo.',
      },
      publicPosts: {
        question: '¿Puedo trabajar en la sanidad pública con el título homologado?',
        answer:
          'Depende de la plaza. Las de médico de familia de los servicios de salud exigen la especialidad o un título equivalente: el título homologado sin especialidad no basta (Real Decreto 1753/1998, art. 4.2). Las de formación MIR se obtienen solo en la convocatoria nacional (Ley 44/2003, art. 22), no a través de una oferta. Las plazas estatutarias piden, además, nacionalidad de la Unión Europea o los mismos derechos (Ley 55/2003, art. 30.5.a), salvo que la comunidad lo exima. Comunidades con exención vigente: {exempt}.\n\nComprobado el {checked}.',
      },
    },
    prices: {
      cost: {
        question: '¿Cuánto cuesta?',
        answer:
          'Homologación: {recognition}. Acceso a ofertas: {offers}. Puedes contratar uno, otro o los dos. Antes de pagar ves el total con sus impuestos, y un cambio de precio nunca afecta a un pago ya empezado.',
      },
      excluded: {
        question: '¿Qué no está incluido?',
        answer:
          'La tasa del Estado por la homologación (modelo 790, código 107: {stateFee}), las apostillas, las legalizaciones y las traducciones juradas. Las pagas tú a quien corresponda; nosotros te decimos cuándo y cómo.',
      },
      withdrawal: {
        question: '¿Puedo arrepentirme?',
        answer:
          'Tienes 14 días naturales para desistir sin dar explicaciones. Si nos pediste empezar antes, pagas solo la parte ya hecha. El derecho se pierde cuando el servicio se ha prestado por completo.',
      },
      invoice: {
        question: '¿Dónde está mi factura?',
        answer:
          'Llega con el correo de confirmación y queda en Cuenta, apartado Pagos, para descargarla cuando quieras.',
      },
    },
    offers: {
      apply: {
        question: '¿Qué hace falta para inscribirme en una oferta?',
        answer:
          'Un perfil completo, el acceso a ofertas y que la oferta esté abierta. Si falta algo, te decimos qué y te llevamos a completarlo. A cada oferta puedes inscribirte una vez.',
      },
      seen: {
        question: '¿Qué ve el hospital de mí?',
        answer:
          'Una copia de tu CV y de los documentos que acreditan tu profesión, tal como estaban al inscribirte. Nunca ve tu edad, sexo, estado civil, familia ni nacionalidad, ni tus antecedentes penales: la ley prohíbe que pesen en una selección y aquí no se muestran.',
      },
      locked: {
        question: '¿Por qué no puedo cambiar mi CV?',
        answer:
          'Mientras tengas una candidatura abierta, tu CV y tus documentos se quedan como los vio el hospital. Puedes sustituir un documento rechazado y subir lo que un hospital te pida.',
      },
      outcome: {
        question: '¿Sabré cómo termina mi candidatura?',
        answer:
          'Sí. Ves cada paso en tu página y te avisamos de los cambios. Si no sigues adelante, lo sabrás; los motivos internos y las notas del hospital no se comunican.',
      },
      interviews: {
        question: '¿En qué hora son las entrevistas?',
        answer:
          'Las fechas se proponen en hora peninsular española y a su lado ves tu hora local. El correo trae un archivo para tu calendario.',
      },
    },
    hospitals: {
      publish: {
        question: '¿Cómo se publica una oferta?',
        answer:
          'El hospital se registra, completa sus datos y escribe la oferta con su rango salarial. Nuestro equipo la revisa y, aprobada, queda abierta a los médicos. Al editarla vuelve a revisión sin perder candidaturas: los médicos siguen viendo la versión aprobada.',
      },
      cost: {
        question: '¿Tiene coste para el hospital?',
        answer: 'No. Fonendo no cobra a los hospitales por publicar ofertas ni por gestionar su selección.',
      },
      team: {
        question: '¿Pueden trabajar varias personas?',
        answer:
          'Sí. Desde Perfiles se invita por correo a administradores, reclutadores, coordinadores de selección y personal administrativo. Cada función ve y hace solo lo que le corresponde.',
      },
    },
    account: {
      password: {
        question: 'He olvidado mi contraseña',
        answer:
          'En la página de inicio, «¿Has olvidado tu contraseña?» envía un enlace que sirve una vez durante una hora. Al cambiarla se cierran todas las sesiones.',
      },
      mails: {
        question: '¿Puedo recibir menos correos?',
        answer:
          'En Cuenta, apartado Privacidad y correos, eliges para cada tema si los correos llegan al momento, en un resumen diario o no llegan. Los imprescindibles (códigos, contraseña, contratos de servicios y pagos) llegan siempre.',
      },
      leave: {
        question: '¿Cómo descargo mis datos o borro mi cuenta?',
        answer:
          'Las dos cosas están en Cuenta, apartado Privacidad y correos. El borrado es inmediato y no tiene vuelta atrás; solo queda lo que la ley obliga a conservar, como las facturas. Con ese correo no se podrá crear otra cuenta.',
      },
    },
  },
  legal: {
    heading: 'Aviso legal y privacidad',
    lead: 'Quién está detrás de Fonendo, qué datos tratamos, para qué, cuánto tiempo y cómo decides tú sobre ellos.',
    owner: {
      heading: 'Titular',
      text: 'Este sitio es de {company}, con NIF {taxId} y domicilio en {address}. Correo de contacto: {email}. También puedes escribirnos desde el formulario de la página de preguntas frecuentes.\n\nFonendo presta dos servicios a médicos (la gestión de la homologación de su título y el acceso a ofertas de empleo) y ofrece a los hospitales un espacio para publicar ofertas y seleccionar.',
    },
    controller: {
      heading: 'Responsable del tratamiento',
      text: '{company} es responsable de los datos que nos das al usar Fonendo, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018. Cada hospital es responsable, además, del uso que haga de las candidaturas que recibe.',
    },
    purposes: {
      heading: 'Para qué usamos los datos y por qué podemos hacerlo',
      text: 'Tu cuenta y tu perfil: prestarte el servicio que contratas o pides (art. 6.1.b RGPD).\n\nLa homologación: preparar, presentar y seguir tu expediente ante el Ministerio en tu nombre (art. 6.1.b). Edad, sexo, estado civil, familia y nacionalidad se piden solo porque el procedimiento los exige.\n\nOfertas y candidaturas: mostrar al hospital lo que envías al inscribirte y llevar el proceso de selección (art. 6.1.b). Aparecer en el directorio de médicos es decisión tuya y puedes cambiarla en cualquier momento (art. 6.1.a).\n\nPagos, facturas y prueba del contrato de servicios: cumplir las obligaciones fiscales, mercantiles y de consumo (art. 6.1.c).\n\nSeguridad: registro de accesos y de cambios, límites contra abusos (interés legítimo, art. 6.1.f).\n\nBoletín: solo si lo eliges (art. 6.1.a). No tomamos decisiones automatizadas sobre ti: el encaje con una oferta es una orientación que ves explicada.',
    },
    hidden: {
      heading: 'Lo que ningún hospital ve',
      text: 'Edad, sexo, estado civil, hijos, progenitores y nacionalidad no se muestran a hospitales ni reclutadores, ni en sus filtros, exportaciones o copias. Los antecedentes penales los ve únicamente el equipo que revisa tu expediente y se eliminan en cuanto el Ministerio resuelve.',
    },
    recipients: {
      heading: 'Quién más los recibe',
      text: 'El Ministerio, como destinatario de tu solicitud; los hospitales a cuyas ofertas te inscribes; los proveedores que necesitamos para funcionar (alojamiento, envío de correo, pasarela de pago), que actúan por encargo nuestro; y las autoridades cuando la ley lo ordena. No vendemos ni cedemos datos con otros fines.\n\nFonendo no guarda los datos de tu tarjeta: los introduces en la pasarela de pago.',
    },
    retention: {
      heading: 'Cuánto tiempo los guardamos',
      text: 'Cuentas sin verificar: {unverifiedDays} días. Archivos de una homologación: {petitionMonths} meses desde que termina. Candidaturas descartadas o retiradas: {candidacyMonths} meses. Avisos y mensajes de contacto: un año. Registro de cambios: {auditMonths} meses. Facturas: {invoiceYears} años (art. 30 del Código de Comercio). Prueba del contrato de servicios: cinco años, mientras se pueda reclamar.\n\nLo demás, mientras tengas cuenta.',
    },
    rights: {
      heading: 'Tus derechos',
      text: 'Puedes acceder a tus datos, rectificarlos, suprimirlos, oponerte, limitar su uso y llevártelos. Desde tu cuenta los corriges, los descargas completos en un ZIP y borras la cuenta sin pedir permiso. Para lo demás, escribe a {email}: contestamos en un mes como máximo.\n\nAl borrar la cuenta eliminamos o hacemos anónimos tus datos personales y bloqueamos lo que la ley obliga a conservar. Guardamos además una huella cifrada de tu correo, que no permite recuperarlo, para que nadie vuelva a registrarse con él.\n\nSi crees que no respetamos tus derechos, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
    },
    storage: {
      heading: 'Cookies y almacenamiento',
      text: 'Usamos solo lo imprescindible, por eso no hay aviso de cookies: una cookie con tu idioma, que dura 365 días; otra que reconoce tu navegador al iniciar sesión, que dura 400 días y sirve para avisarte cuando alguien entra desde un dispositivo nuevo; y el almacenamiento de tu navegador para la sesión abierta, tu preferencia de color y lo que dejas a medio escribir. Sin analítica, sin publicidad, sin terceros.',
    },
    accessibility: {
      heading: 'Accesibilidad',
      text: 'Fonendo se construye y se comprueba según las pautas WCAG 2.2, nivel AA, y la norma EN 301 549, como pide la Ley 11/2023. Funciona con teclado y con lector de pantalla, en claro y en oscuro. Si algo te impide usarlo, escríbenos a {email} y lo arreglamos.',
    },
    property: {
      heading: 'Propiedad intelectual',
      text: 'El diseño, los textos y el programa son de {company}. Tus documentos y tu CV son tuyos: nos autorizas a tratarlos solo para prestarte el servicio. Las marcas y los nombres de los hospitales son de cada hospital.\n\nEl mapa de las comunidades procede de es-atlas (licencia MIT) y es una obra derivada de los límites autonómicos del Instituto Geográfico Nacional, CC BY 4.0 ign.es: los hemos simplificado y hemos acercado las islas Canarias.',
    },
  },
  terms: {
    heading: 'Términos de uso',
    lead: 'Las reglas para usar Fonendo. Lo que contratas y pagas se rige, además, por el contrato de servicios que firmas al terminar tu registro.',
    use: {
      heading: 'Quién puede usar Fonendo',
      text: 'Médicos mayores de 18 años y hospitales, clínicas y otros centros sanitarios que contraten en España. Cada cuenta es de una persona: no se comparte ni se cede. Quien registra un hospital declara que puede actuar en su nombre.',
    },
    isNot: {
      heading: 'Qué no es Fonendo',
      text: 'No es una Administración pública ni decide homologaciones. No es un despacho de abogados: la ayuda con tu expediente no es asesoramiento jurídico. No es empleador ni empresa de trabajo temporal: el contrato de trabajo lo firman el hospital y el médico, y Fonendo no participa en sus condiciones. Tampoco garantiza una homologación, una entrevista ni un empleo.',
    },
    account: {
      heading: 'Tu cuenta',
      text: 'Los datos que das son verdaderos y los mantienes al día. Tu contraseña es solo tuya; si sospechas que alguien la conoce, cámbiala y cierra las demás sesiones. El equipo de Fonendo puede acceder como un usuario para ayudarle: lo hace indicando el motivo, durante una hora como máximo, queda registrado y nunca puede pagar, firmar ni cambiar la contraseña.',
    },
    services: {
      heading: 'Servicios y precios',
      text: 'Crear una cuenta, completar el perfil y buscar ofertas no cuesta nada. Se paga por la homologación ({recognition}) y por inscribirse en ofertas ({offers}). El precio que vale es el que ves al pulsar «Confirmar y pagar». El contrato de servicios detalla qué incluye cada servicio, qué queda fuera y tu derecho de desistimiento de 14 días.',
    },
    doctors: {
      heading: 'Compromisos de los médicos',
      text: 'Subir documentos auténticos y propios, responder en plazo a los requerimientos y presentarse a las entrevistas que confirman, o avisar con tiempo. Falsear un título o una identidad supone el cierre de la cuenta, sin perjuicio de las responsabilidades que correspondan.',
    },
    hospitals: {
      heading: 'Compromisos de los hospitales',
      text: 'Publicar puestos reales, con rango salarial y un lenguaje neutro, y cerrarlos cuando se cubren. Usar los datos de los candidatos solo para esa selección, no preguntar por edad, sexo, estado civil, familia o nacionalidad, y no descargar ni compartir más de lo necesario. Nuestro equipo revisa cada oferta antes de publicarla y puede rechazarla indicando el motivo.',
    },
    conduct: {
      heading: 'Uso correcto',
      text: 'No está permitido acceder a datos de otras personas, automatizar peticiones, subir archivos dañinos ni usar Fonendo para fines distintos de los suyos. Podemos bloquear una cuenta que incumpla estas reglas; salvo urgencia, avisamos antes y explicamos por qué. Puedes responder desde el formulario de contacto.',
    },
    liability: {
      heading: 'Responsabilidad',
      text: 'Respondemos de los daños que cause un incumplimiento nuestro. No respondemos de las decisiones ni de los plazos de la Administración, de las decisiones de los hospitales ni de lo que otras personas publican, sin perjuicio de retirar lo ilícito en cuanto lo sepamos. Si el servicio se interrumpe por mantenimiento, procuramos avisar y que sea breve.',
    },
    changes: {
      heading: 'Cambios',
      text: 'Si estos términos cambian en algo importante, lo comunicamos por correo con al menos 15 días de antelación. Si no estás de acuerdo, puedes borrar tu cuenta. Lo ya contratado sigue con las condiciones que firmaste.',
    },
    law: {
      heading: 'Ley y reclamaciones',
      text: 'Se aplica la ley española. Las personas consumidoras pueden acudir a los tribunales de su domicilio. Antes, escríbenos a {email}: contestamos en un mes como máximo.',
    },
  },
} as const;
