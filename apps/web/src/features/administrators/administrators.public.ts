export { AdministratorInvitations } from './invitation-list.tsx';
export { InviteAdministrator } from './invite-administrator.tsx';
