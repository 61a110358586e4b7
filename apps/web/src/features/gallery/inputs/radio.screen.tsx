import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import { Specimen } from '../specimen.tsx';

export function InputRadioScreen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [contract, setContract] = useState('permanent');
  const [kids, setKids] = useState('');
  return (
    <GalleryPage title={t('inputs.radio.title')} intro={t('inputs.radio.intro')} under="inputs">
      <Specimen title={t('inputs.radio.single')} when={t('inputs.radio.singleWhen')}>
        <RadioField
          label={t('inputs.radio.contract')}
          value={contract}
          onChange={setContract}
          options={[
            { value: 'permanent', label: t('inputs.radio.permanent'), description: t('inputs.radio.permanentHint') },
            { value: 'interim', label: t('inputs.radio.interim'), description: t('inputs.radio.interimHint') },
            {
              value: 'temporary',
              label: t('inputs.radio.temporary'),
              description: t('inputs.radio.temporaryHint'),
              disabled: true,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t('inputs.radio.row')} when={t('inputs.radio.rowWhen')}>
        <RadioField
          label={t('inputs.radio.kids')}
          optional
          direction="row"
          value={kids}
          onChange={setKids}
          options={[
            { value: 'yes', label: t('inputs.radio.yes') },
            { value: 'no', label: t('inputs.radio.no') },
            { value: 'preferNot', label: t('inputs.radio.preferNot') },
          ]}
        />
      </Specimen>
      <Specimen title={t('inputs.radio.error')} when={t('inputs.radio.errorWhen')}>
        <RadioField
          label={t('inputs.radio.documentType')}
          direction="row"
          error={t('core:errors.selectValue')}
          options={['DNI', 'NIE/NIF', 'Passport'].map((value) => ({ value, label: value }))}
        />
      </Specimen>
      <CheckboxSpecimen />
    </GalleryPage>
  );
}

const shifts = ['full', 'shifts', 'onCall'] as const;

function CheckboxSpecimen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [chosen, setChosen] = useState<readonly string[]>(['full']);
  const toggle = (name: string, on: boolean) =>
    setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Specimen title={t('inputs.radio.checkbox')} when={t('inputs.radio.checkboxWhen')} layout="fields">
      <div>
        <Checkbox
          label={t('inputs.radio.all')}
          checked={chosen.length === shifts.length}
          indeterminate={chosen.length > 0 && chosen.length < shifts.length}
          onChange={(event) => setChosen(event.currentTarget.checked ? shifts : [])}
        />
        {shifts.map((name) => (
          <Checkbox
            key={name}
            mt="xs"
            ml="lg"
            label={t(`inputs.radio.${name}`)}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />
        ))}
      </div>
      <Checkbox label={t('inputs.radio.news')} description={t('inputs.radio.newsHint')} defaultChecked />
      <Checkbox label={t('inputs.radio.terms')} error={t('core:errors.boolean')} />
      <Checkbox label={t('inputs.radio.locked')} defaultChecked disabled />
    </Specimen>
  );
}
