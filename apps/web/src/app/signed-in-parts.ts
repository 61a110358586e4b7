/**
 * What nearly every signed-in page needs: the shell around it, the validator, lists to choose from, menus and
 * dialogs. It is fetched as soon as somebody turns to the login form, so that the pages behind it open with little
 * left to load.
 */
export { loginFormSchema } from '@fonendo/contract/auth.schema';
export { Menu, Modal, Select } from '@mantine/core';
export { SessionShell } from './layouts/session-shell.tsx';
