/** How people are invited, the same for a hospital's team and for administrators. */
export { InvitationList } from './invitation-list.tsx';
export { InvitedFields } from './invited-fields.tsx';
