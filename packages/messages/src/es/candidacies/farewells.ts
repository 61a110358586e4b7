/** What a hospital may tell doctors who are left when the vacancies are filled: suggestions, to be edited. */
export const farewells = {
  applied:
    'Gracias por tu interés en la oferta «{offer}». Las vacantes se han cubierto con otras candidaturas antes de que pudiéramos empezar el proceso contigo. Tu perfil queda en Fonendo y nos gustaría contar contigo en próximas ofertas.\n\n{hospital}',
  inProcess:
    'Gracias por el tiempo que has dedicado al proceso de la oferta «{offer}». Las vacantes se han cubierto con otras personas y no seguiremos adelante con tu candidatura. Te animamos a inscribirte en próximas ofertas.\n\n{hospital}',
  interview:
    'Gracias por llegar hasta la fase de entrevista de la oferta «{offer}» y por tu disponibilidad. La decisión ha sido difícil: las vacantes se han cubierto con otras personas. Nos ha gustado conocer tu trayectoria y esperamos volver a coincidir.\n\n{hospital}',
} as const;
