import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toasts.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { Specimen } from './specimen.tsx';

export function SwitchScreen() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryPage title={t('switch.title')} intro={t('switch.intro')} under="overview">
      <LiveSpecimen />
      <StatesSpecimen />
    </GalleryPage>
  );
}

/** Changes at once, is saved a moment later, and goes back when the saving fails. */
function LiveSpecimen() {
  const { t } = useTranslation('gallery');
  const [visible, setVisible] = useState(true);
  const [fails, setFails] = useState(false);
  const save = (next: boolean) => {
    setVisible(next);
    setTimeout(() => {
      if (!fails) return toast({ tone: 'success', title: t('switch.saved') });
      setVisible(!next);
      toast({ tone: 'error', title: t('switch.failingText') });
    }, 700);
  };
  return (
    <Specimen title={t('switch.live')} when={t('switch.liveWhen')}>
      <SwitchField
        label={t('switch.failing')}
        checked={visible}
        onChange={(event) => save(event.currentTarget.checked)}
      />
      <SwitchField
        label={t('switch.simulateFailure')}
        checked={fails}
        onChange={(event) => setFails(event.currentTarget.checked)}
      />
    </Specimen>
  );
}

function StatesSpecimen() {
  const { t } = useTranslation('gallery');
  return (
    <Specimen title={t('switch.states')} when={t('switch.statesWhen')} layout="fields">
      <SwitchField label={t('switch.off')} />
      <SwitchField label={t('switch.on')} defaultChecked />
      <SwitchField label={t('switch.described')} description={t('switch.describedHint')} defaultChecked />
      <SwitchField label={t('switch.lockedOn')} description={t('switch.lockedHint')} defaultChecked disabled />
      <SwitchField label={t('switch.lockedOff')} description={t('switch.lockedOffHint')} disabled />
      <SwitchField label={t('switch.failing')} error={t('switch.failingText')} defaultChecked />
    </Specimen>
  );
}
