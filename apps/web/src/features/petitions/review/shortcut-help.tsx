import { Modal, Switch } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';
import keyClasses from '../../../ui/marks/key.module.css';
import classes from './side.module.css';

type Props = { enabled: boolean; onEnabled: (enabled: boolean) => void; onClose: () => void };

const keys = ['A', 'R', '0–9', 'J', 'K', 'N', 'C', 'Ctrl ↵', 'Esc', '?'] as const;

/** All keys, and the switch that turns the single ones off. */
export function ShortcutHelp({ enabled, onEnabled, onClose }: Props) {
  const { t } = useTranslation(['petitions', 'core']);
  useOpenerFocus(true);
  return (
    <Modal
      opened
      onClose={onClose}
      size={460}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <dl className={classes.shortcuts}>
        {keys.map((key) => (
          <div key={key} className={classes.shortcut}>
            <dt>
              <kbd className={keyClasses.key}>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('shortcuts.enabled')}
        description={t('shortcuts.enabledHelp')}
        checked={enabled}
        onChange={(event) => onEnabled(event.currentTarget.checked)}
      />
    </Modal>
  );
}
