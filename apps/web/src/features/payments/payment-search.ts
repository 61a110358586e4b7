/** `/payment?id=…`: whatever else stands there is nobody's business. */
export function parsePaymentSearch({ id }: Record<string, unknown>): { id?: string } {
  return typeof id === 'string' && isUuid.test(id) ? { id } : {};
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
