/** What other features may use of invited administrators: links of all invitations are opened in one place. */
export { acceptAdministratorInvitation, readAdministratorInvitation } from './accept-administrator.ts';
