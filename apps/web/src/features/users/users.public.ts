export { ImpersonateDialog } from './impersonate-dialog.tsx';
