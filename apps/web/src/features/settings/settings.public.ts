/** For the features that let administrators change settings. Texts: namespace `account`. */
export { PassportSetting } from './passport-setting.tsx';
export { SettingConflict } from './setting-conflict.tsx';
export { useSettingForm } from './use-setting-form.ts';
