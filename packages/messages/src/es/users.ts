/** Users as administrators see them. */
export const users = {
  impersonate: {
    open: 'Acceder como',
    title: 'Acceder como esta persona',
    lead: 'Durante una hora se ve y se hace lo mismo que esta persona, salvo cambiar su contraseña, pagar o eliminar su cuenta. Queda registrado quién accede y por qué.',
    reason: 'Motivo',
    reasonHelp: 'Se muestra durante todo el acceso y queda en el registro.',
    target: 'Página en la que empezar',
  },
} as const;
