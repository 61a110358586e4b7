/** Same origin unless the build names another host for the API. */
export const apiAddress = (): string => import.meta.env.VITE_API_URL || window.location.origin;
