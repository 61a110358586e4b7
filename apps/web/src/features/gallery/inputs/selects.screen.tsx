import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import { communities, languages, medicalSpecialities, surgicalSpecialities } from '../sample-options.ts';
import { Specimen } from '../specimen.tsx';

export function InputSelectsScreen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [speciality, setSpeciality] = useState<string | null>(null);
  const [community, setCommunity] = useState<string | null>('Galicia');
  const [spoken, setSpoken] = useState(['Español', 'Inglés']);
  return (
    <GalleryPage title={t('inputs.selects.title')} intro={t('inputs.selects.intro')} under="inputs">
      <Specimen title={t('inputs.selects.single')} when={t('inputs.selects.singleWhen')} layout="fields">
        <SelectField
          label={t('inputs.selects.speciality')}
          placeholder={t('inputs.selects.choose')}
          data={[...medicalSpecialities, ...surgicalSpecialities]}
          value={speciality}
          onChange={setSpeciality}
        />
        <SelectField
          label={t('inputs.selects.community')}
          optional
          data={communities}
          value={community}
          onChange={setCommunity}
        />
      </Specimen>
      <Specimen title={t('inputs.selects.grouped')} when={t('inputs.selects.groupedWhen')} layout="fields">
        <SelectField
          label={t('inputs.selects.speciality')}
          placeholder={t('inputs.selects.choose')}
          data={[
            { group: t('inputs.selects.medical'), items: medicalSpecialities },
            { group: t('inputs.selects.surgical'), items: surgicalSpecialities },
          ]}
        />
      </Specimen>
      <Specimen title={t('inputs.selects.multiple')} when={t('inputs.selects.multipleWhen')} layout="fields">
        <MultiSelectField label={t('inputs.selects.languages')} data={languages} value={spoken} onChange={setSpoken} />
      </Specimen>
      <Specimen title={t('inputs.selects.states')} when={t('inputs.selects.statesWhen')} layout="fields">
        <SelectField
          label={t('inputs.selects.speciality')}
          placeholder={t('inputs.selects.choose')}
          data={medicalSpecialities}
          error={t('core:errors.selectValue')}
        />
        <SelectField
          label={t('inputs.selects.community')}
          description={t('inputs.selects.locked')}
          data={communities}
          defaultValue="Comunitat Valenciana"
          disabled
        />
        <MultiSelectField
          label={t('inputs.selects.languages')}
          data={languages}
          defaultValue={[]}
          error={t('core:errors.selectValue')}
        />
      </Specimen>
    </GalleryPage>
  );
}
