import { findUnfinishedFields } from '@fonendo/domain/cv/completeness';
import { type CvContent, cvLimits } from '@fonendo/domain/cv/cv';
import { type CvOutline, languageName } from '@fonendo/domain/cv/outline';
import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../platform/form/field-message.tsx';
import { currentLocale } from '../../platform/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { FieldLabel } from '../../ui/fields/field-label.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Section } from '../../ui/section.tsx';
import type { CvSnapshot } from './autosave.ts';
import { CertificateFields } from './entries/certificate-fields.tsx';
import { EducationFields } from './entries/education-fields.tsx';
import { ExperienceFields } from './entries/experience-fields.tsx';
import { LanguageFields } from './entries/language-fields.tsx';
import { newEntries } from './entries/new-entries.ts';
import { CvListSection, summaryIn } from './list-section.tsx';

type Props = Pick<CvSnapshot, 'content' | 'problems'> & {
  outline: CvOutline;
  onChange: (content: CvContent) => void;
};

/** The parts of a CV in printing order. */
export function CvSections({ content, problems, outline, onChange }: Props) {
  const { t } = useTranslation('cv');
  const change = (part: Partial<CvContent>) => onChange({ ...content, ...part });
  const entries = outline.sections.flatMap((section) => section.entries);
  const shared = {
    problems,
    unfinished: new Set(findUnfinishedFields(content)),
    summaryOf: ({ id }: { id: string }) => summaryIn(entries, id),
  };
  return (
    <>
      <ObjectiveSection content={content} problems={problems} onChange={change} />
      <CvListSection
        {...shared}
        part="experience"
        entries={content.experience}
        onChange={(experience) => change({ experience })}
        create={newEntries.experience}
        fieldsOf={(form) => <ExperienceFields form={form} />}
      />
      <CvListSection
        {...shared}
        part="education"
        entries={content.education}
        onChange={(education) => change({ education })}
        create={newEntries.education}
        fieldsOf={(form) => <EducationFields form={form} />}
      />
      <CvListSection
        {...shared}
        part="languages"
        entries={content.languages}
        onChange={(languages) => change({ languages })}
        create={newEntries.languages}
        summaryOf={({ language, level }) => ({
          title: language ? languageName(language, currentLocale()) : '',
          subtitle: level ? t(`cvDocument.levels.${level}`) : '',
          aside: '',
        })}
        fieldsOf={(form) => <LanguageFields form={form} />}
      />
      <AbilitiesSection content={content} problems={problems} onChange={change} />
      <CvListSection
        {...shared}
        part="certificates"
        entries={content.certificates}
        onChange={(certificates) => change({ certificates })}
        create={newEntries.certificates}
        fieldsOf={(form) => <CertificateFields form={form} />}
      />
    </>
  );
}

type PartProps = Omit<Props, 'onChange' | 'outline'> & { onChange: (part: Partial<CvContent>) => void };

function ObjectiveSection({ content, problems, onChange }: PartProps) {
  const { t } = useTranslation('cv');
  const { objective: problem } = problems as Partial<typeof problems>;
  return (
    <Section title={t('cvDocument.sections.objective')} description={t('objective.help')}>
      <Card>
        <TextareaField
          label={t('objective.label')}
          placeholder={t('objective.placeholder')}
          value={content.objective}
          onChange={({ currentTarget }) => onChange({ objective: currentTarget.value })}
          error={problem && <FieldMessage error={problem} />}
          maxLength={cvLimits.objective}
        />
      </Card>
    </Section>
  );
}

function AbilitiesSection({ content: { abilities }, onChange }: PartProps) {
  const { t } = useTranslation('cv');
  return (
    <Section title={t('cvDocument.sections.abilities')} description={t('abilities.help')}>
      <Card>
        <TagsInput
          label={<FieldLabel label={t('abilities.label')} optional />}
          placeholder={t(abilities.length > 0 ? 'abilities.more' : 'abilities.placeholder')}
          value={abilities}
          onChange={(values) =>
            onChange({ abilities: values.map((value) => value.trim().slice(0, cvLimits.ability)).filter(Boolean) })
          }
          maxTags={cvLimits.abilities}
          splitChars={[',', ';']}
          comboboxProps={{ keepMounted: false }}
        />
      </Card>
    </Section>
  );
}
