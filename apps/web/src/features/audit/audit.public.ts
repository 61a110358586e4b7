/** What other features may show of the audit. Texts: namespaces `audit` and `documents`. */
export { PersonAudit } from './person-audit.tsx';
export { SettingsAudit } from './settings-audit.tsx';
