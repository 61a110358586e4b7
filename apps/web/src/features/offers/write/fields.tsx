import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { doubtfulNumbers } from '@fonendo/domain/offers/doubtful-numbers';
import { type OfferDraft, type OfferField, offerLimits } from '@fonendo/domain/offers/offer';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { checkWording } from '@fonendo/domain/offers/wording';
import { communities, communityCodes } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../../platform/form/field-message.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldGrid, WideField } from '../../../ui/fields/field-grid.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { NumberWarnings, WordingWarnings } from './warnings.tsx';
import classes from './write-offer.module.css';

type Props = {
  content: OfferDraft;
  problems: Record<string, FieldError>;
  disabled: boolean;
  onChange: (part: Partial<OfferDraft>) => void;
};

/** Every field of an offer (specification, section 3). Errors are shown at once, missing fields when publishing. */
export function WriteFields({ content, problems, disabled, onChange }: Props) {
  const { t } = useTranslation(['managedOffers', 'offers']);
  const warnings = useDeferredValue(checkWording(content));
  /** A number that is still being typed is always too small. */
  const [typing, setTyping] = useState<OfferField | null>(null);
  const numbers = doubtfulNumbers(typing === null ? content : { ...content, [typing]: null });
  const error = (field: OfferField): ReactNode => problems[field] && <FieldMessage error={problems[field]} />;
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  /** The ids are targets for the list of missing fields. */
  const field = (name: OfferField) => ({ id: fieldId(name), label: t(`fields.${name}`), error: error(name), disabled });
  const number = (name: OfferField) => ({
    ...field(name),
    onFocus: () => setTyping(name),
    onBlur: () => setTyping(null),
  });
  return (
    <>
      <Section title={t('write.post')}>
        <Card>
          <FieldGrid>
            <WideField>
              <TextField
                {...field('name')}
                description={t('fields.nameHelp')}
                value={content.name ?? ''}
                onChange={(event) => onChange({ name: event.currentTarget.value || null })}
              />
              <WordingWarnings warnings={warnings.filter((warning) => warning.field === 'name')} />
            </WideField>
            <SelectField
              {...field('speciality')}
              data={options(specialities, (value) => value)}
              value={content.speciality}
              onChange={(speciality) => onChange({ speciality })}
            />
            <SelectField
              {...field('community')}
              data={options(communityCodes, (code) => communities[code].name)}
              value={content.community}
              onChange={(code) => onChange({ community: communityCodes.find((known) => known === code) ?? null })}
            />
            <WideField>
              <TextareaField
                {...field('description')}
                description={t('fields.descriptionHelp')}
                minRows={6}
                maxRows={20}
                maxLength={offerLimits.description}
                value={content.description}
                onChange={(event) => onChange({ description: event.currentTarget.value || null })}
              />
              <WordingWarnings warnings={warnings.filter((warning) => warning.field === 'description')} />
            </WideField>
          </FieldGrid>
        </Card>
      </Section>
      <Section title={t('write.conditions')}>
        <Card>
          <FieldGrid>
            <SelectField
              {...field('contractType')}
              data={options(contractTypes, (value) => t(`offers:contractType.${value}`))}
              value={content.contractType}
              onChange={(value) => onChange({ contractType: contractTypes.find((known) => known === value) ?? null })}
            />
            <SelectField
              {...field('workingDay')}
              data={options(workingDays, (value) => t(`offers:workingDay.${value}`))}
              value={content.workingDay}
              onChange={(value) => onChange({ workingDay: workingDays.find((known) => known === value) ?? null })}
            />
            <WideField>
              <fieldset className={classes.salary}>
                <legend className={classes.legend}>{t('fields.salary')}</legend>
                <p className={classes.help}>{t('fields.salaryHelp')}</p>
                <div className={classes.range}>
                  <MoneyField
                    {...number('salaryMin')}
                    value={content.salaryMin}
                    onChange={(salaryMin) => onChange({ salaryMin: salaryMin ?? null })}
                  />
                  <MoneyField
                    {...number('salaryMax')}
                    value={content.salaryMax}
                    onChange={(salaryMax) => onChange({ salaryMax: salaryMax ?? null })}
                  />
                </div>
                <NumberWarnings doubtful={numbers.filter(({ doubt }) => doubt !== 'vacanciesHigh')} />
              </fieldset>
            </WideField>
            <NumberField
              {...field('yearsOfExperience')}
              description={t('fields.yearsOfExperienceHelp')}
              value={content.yearsOfExperience}
              onChange={(years) => onChange({ yearsOfExperience: years ?? null })}
            />
            <div>
              <NumberField
                {...number('vacancies')}
                value={content.vacancies}
                onChange={(vacancies) => onChange({ vacancies: vacancies ?? null })}
              />
              <NumberWarnings doubtful={numbers.filter(({ doubt }) => doubt === 'vacanciesHigh')} />
            </div>
          </FieldGrid>
        </Card>
      </Section>
    </>
  );
}

export const fieldId = (field: OfferField) => `offer-${field}`;
