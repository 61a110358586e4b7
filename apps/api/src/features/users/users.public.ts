/** What other features may use of the administrators' list of users. */
export { lookUpUsers } from './look-up-users.ts';
