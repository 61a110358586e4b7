/** The name of every status, the same on badges, lists, filters and in mails. */
export const statuses = {
  offer: {
    draft: 'Borrador',
    pending: 'Pendiente de revisión',
    approved: 'Abierta',
    refused: 'Rechazada',
    closed: 'Cerrada',
  },
  petition: {
    none: 'Sin iniciar',
    Pending: 'Pendiente',
    Review: 'En revisión',
    Sended: 'Enviada al Ministerio',
    Aproved: 'Aprobada',
    Refused: 'Denegada',
  },
  candidacy: {
    applied: 'Inscrita',
    inProcess: 'En proceso',
    accepted: 'Aceptada',
    discarded: 'Descartada',
    withdrawn: 'Retirada',
  },
  interview: {
    pendingConfirmation: 'Pendiente de confirmar',
    confirmed: 'Confirmada',
    declined: 'Rechazada',
    notAttended: 'No asistió',
    cancelled: 'Cancelada',
    held: 'Realizada',
  },
  document: { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado' },
  cv: { pending: 'Pendiente de revisión', reviewed: 'Revisado' },
  payment: {
    pending: 'Pendiente',
    paid: 'Pagado',
    failed: 'Rechazado',
    cancelled: 'Cancelado',
    expired: 'Caducado',
    duplicate: 'Duplicado',
    refunded: 'Devuelto',
  },
} as const;
