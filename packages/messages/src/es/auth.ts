/** Entering and leaving: login, registration, passwords, verification. */
export const auth = {
  login: {
    heading: 'Iniciar sesión',
    entryLabel: 'Tipo de acceso',
    doctor: 'Soy médico',
    hospital: 'Soy hospital',
    email: 'Correo electrónico',
    password: 'Contraseña',
    remember: 'Recordarme',
    submit: 'Iniciar sesión',
    forgot: '¿Has olvidado tu contraseña?',
    noAccount: '¿Aún no tienes cuenta?',
    signup: 'Crear cuenta',
  },
  panel: {
    label: 'Qué es Fonendo',
    doctor: 'Homologa tu título y encuentra tu hospital en España, con cada paso a la vista.',
    hospital: 'Encuentre a los médicos que su hospital necesita, con cada proceso bajo control.',
    steps: {
      received: 'Documentación recibida',
      validated: 'Documentación validada',
      cv: 'CV creado',
      sent: 'Enviada al Ministerio',
      resolution: 'Resolución',
    },
    hospitalSteps: {
      published: 'Oferta publicada',
      candidates: 'Candidaturas recibidas',
      documents: 'Documentación revisada',
      interview: 'Entrevista',
      accepted: 'Incorporación',
    },
  },
  demo: {
    title: 'Modo demostración',
    password: 'contraseña',
    use: 'Usar',
    useLabel: 'Usar la cuenta {email}',
    showAll: 'Ver las {count} cuentas',
    showFewer: 'Ver menos',
    exposed: 'Demostración abierta: cualquiera puede entrar y ver lo que escribas. No uses datos reales.',
  },
} as const;
