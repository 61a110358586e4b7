/** Mails about candidacies and recommended offers. `{braces}` are filled in by the sender. */
export const candidacyMails = {
  facts: '{hospital}, {place}. {speciality}. {salary} € brutos/año.',
  candidacySubmitted: {
    subject: 'Candidatura enviada: {offer}',
    heading: 'Te has inscrito',
    body: 'Hemos entregado tu candidatura a {hospital} para la oferta «{offer}».',
    sent: 'El hospital ve tu perfil profesional, tu CV y tus documentos tal como estaban al inscribirte. Mientras la candidatura siga abierta, no podrás cambiar el CV ni los documentos.',
    button: 'Ver mis candidaturas',
    note: 'Te avisaremos de cada novedad. Si cambias de idea, puedes retirar la candidatura desde «Mis ofertas».',
  },
  candidacyReceived: {
    subject: 'Nueva candidatura: {offer}',
    heading: 'Nueva candidatura',
    body: 'Hay una candidatura nueva para la oferta «{offer}», con perfil, CV y documentos.',
    button: 'Ver la oferta',
  },
  candidacyWithdrawn: {
    subject: 'Candidatura retirada: {offer}',
    heading: 'Una persona ha retirado su candidatura',
    body: 'Una de las candidaturas a la oferta «{offer}» se ha retirado. No hace falta hacer nada.',
    button: 'Ver la oferta',
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
