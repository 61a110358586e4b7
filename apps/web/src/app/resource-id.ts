import { notFound, rootRouteId } from '@tanstack/react-router';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Tells the error page that the address exists but its parameters are not valid. */
export const invalidParameters = 'invalidParameters';

/** Ids in addresses are UUIDs; anything else fails the route's validation (specification, section 8). */
export function requireResourceId(id: string): void {
  if (!uuid.test(id)) throw notFound({ routeId: rootRouteId, data: invalidParameters });
}
