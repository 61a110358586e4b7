/** Mails about candidacies and recommended offers. `{braces}` are filled in by the sender. */
export const candidacyMails = {
  facts: '{hospital}, {place}. {speciality}. {salary} € brutos/año.',
  candidacySubmitted: {
    subject: 'Candidatura enviada: {offer}',
    heading: 'Te has inscrito',
    body: 'Hemos entregado tu candidatura a {hospital} para la oferta «{offer}».',
    sent: 'El hospital ve tu perfil profesional, tu CV y tus documentos tal como estaban al inscribirte. Mientras la candidatura siga abierta, no podrás cambiar el CV ni los documentos.',
    button: 'Ver mi candidatura',
    note: 'Te avisaremos de cada novedad. Si cambias de idea, puedes retirar la candidatura desde «Mis ofertas».',
  },
  candidacyReceived: {
    subject: 'Nueva candidatura: {offer}',
    heading: 'Nueva candidatura',
    body: 'Hay una candidatura nueva para la oferta «{offer}», con perfil, CV y documentos.',
    button: 'Ver la candidatura',
  },
  candidacyWithdrawn: {
    subject: 'Candidatura retirada: {offer}',
    heading: 'Una persona ha retirado su candidatura',
    body: 'Una de las candidaturas a la oferta «{offer}» se ha retirado. No hace falta hacer nada.',
    button: 'Ver la candidatura',
  },
  stepStarted: {
    subject: 'Tu candidatura avanza: {offer}',
    heading: 'Tu candidatura ha pasado a «{step}»',
    body: '{hospital} sigue adelante con tu candidatura a la oferta «{offer}». El paso que empieza ahora es «{step}».',
    next: {
      documentRequest: 'Si el hospital necesita algún documento, te lo pedirá desde Fonendo y te avisaremos.',
      internal:
        'Es un paso interno del hospital: por tu parte no hace falta nada. Te avisaremos cuando haya novedades.',
      interview:
        'El hospital te propondrá fechas para una entrevista. En cuanto lo haga, te avisaremos para que elijas.',
    },
    button: 'Ver mi candidatura',
  },
  candidacyAccepted: {
    subject: '¡Enhorabuena! {hospital} te ha aceptado',
    heading: '¡Enhorabuena!',
    body: '{hospital} ha aceptado tu candidatura a la oferta «{offer}». Es una gran noticia y te la has ganado.',
    next: 'El hospital ya tiene tus datos de contacto para hablar de la incorporación. Si prefieres dar tú el primer paso, estos son los suyos:',
    hospital: '{hospital}, {address}, {city}. Teléfono: {phone}.',
    person: 'Persona de contacto: {person}, {email}.',

    button: 'Ver mi candidatura',
  },
  candidacyDiscarded: {
    subject: 'Sobre tu candidatura a «{offer}»',
    heading: 'Esta vez no ha podido ser',
    body: '{hospital} ha terminado de valorar tu candidatura a la oferta «{offer}» y ha decidido seguir con otras personas. Gracias por tu tiempo y por el interés que has puesto.',
    next: 'Sabemos que no es la noticia que esperabas. Tu perfil sigue completo y puedes inscribirte en otras ofertas cuando quieras: hay hospitales buscando profesionales como tú.',
    button: 'Ver mi candidatura',
  },
  candidacyReopened: {
    subject: 'Tu candidatura a «{offer}» sigue en marcha',
    heading: 'Tu candidatura vuelve a estar en marcha',
    body: '{hospital} ha decidido seguir valorando tu candidatura a la oferta «{offer}», que continúa donde se quedó.',
    next: 'Por ahora no hace falta que hagas nada. Si ya no te interesa, puedes retirarla desde su página.',
    button: 'Ver mi candidatura',
  },
  contactOpened: {
    subject: 'Contacto de la persona aceptada: {offer}',
    heading: 'Ya puede hablar con {name}',
    body: '{name} ya sabe que su candidatura a la oferta «{offer}» está aceptada. Estos son sus datos de contacto:',
    contact: 'Correo: {email}. Teléfono: {phone}.',
    withoutPhone: 'Correo: {email}.',
    use: 'Se comparten para acordar la incorporación y no deben usarse para otra cosa.',
    button: 'Abrir la candidatura',
  },
  vacanciesFilled: {
    subject: 'Vacantes cubiertas: {offer}',
    heading: 'Todas las vacantes están cubiertas',
    body: 'Se ha aceptado a la última persona que hacía falta para la oferta «{offer}». Si nadie más va a incorporarse, la oferta puede cerrarse y conviene responder a las candidaturas que sigan abiertas.',
    button: 'Ver las candidaturas',
  },
  offerRecommended: {
    subject: 'Te recomiendan una oferta: {offer}',
    heading: '{hospital} ha pensado en ti',
    fromTeam: 'Una oferta para ti',
    body: 'Creemos que la oferta «{offer}» puede interesarte. Estos son los datos:',
    message: 'Mensaje: «{message}»',
    button: 'Ver la oferta',
    note: 'Recibes este correo porque tienes activados los avisos de ofertas. Puedes cambiarlo en tu cuenta.',
  },
} as const;
