/** One sentence per error code of the contract: what happened and, where it helps, what to do. */
export const apiErrors = {
  MalformedBody: 'No hemos podido leer los datos enviados.',
  ValidationFailed: 'Revisa los campos marcados.',
  Unauthenticated: 'Inicia sesión para continuar.',
  TokenExpired: 'Sesión caducada',
  InvalidPassword: 'La contraseña no es correcta.',
  UserNotFound: 'No existe ningún usuario con ese correo.',
  UserNotAuthorized: 'No tienes autorización para acceder.',
  LoginFailed: 'No hemos podido iniciar sesión. Inténtalo de nuevo.',
  Forbidden: 'No tienes permiso para hacer esto.',
  NotFound: 'No hemos encontrado lo que buscas.',
  RequestTimeout: 'La operación ha tardado demasiado. Inténtalo de nuevo.',
  Conflict: 'Alguien lo ha cambiado mientras tanto. Actualiza la página y vuelve a intentarlo.',
  PayloadTooLarge: 'Los datos enviados superan el tamaño permitido.',
  TooManyRequests: 'Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
  InternalError: 'Ha ocurrido un error inesperado.',
  ServiceUnavailable: 'El servicio no está disponible en este momento. Inténtalo en unos minutos.',
};
