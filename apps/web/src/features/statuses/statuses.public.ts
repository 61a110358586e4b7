export { StatusBadge, type StatusRef, statusLooks } from './status-badge.tsx';
