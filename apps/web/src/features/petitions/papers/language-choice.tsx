import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type LanguageProof, languageProofs } from '@fonendo/domain/documents/paper-weights';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/use-action.ts';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import classes from './checklist.module.css';
import { answerChecklist, cacheChecklist } from './checklist.queries.ts';

/** Any one of the proofs is enough (art. 13.2 RD 889/2022): which one it is, is saved at once. */
export function LanguageChoice({ petition: { id, checklist } }: { petition: Petition }) {
  const { t } = useTranslation('checklist');
  const save = useAction({
    run: (languageProof: LanguageProof) => answerChecklist(id, { languageProof }),
    cache: cacheChecklist,
    failed: t('notSaved'),
    queue: 'language proof',
  });
  return (
    <RadioField
      className={classes.choice ?? ''}
      label={t('language.label')}
      value={save.input ?? checklist.languageProof}
      onChange={(chosen) => {
        const proof = languageProofs.find((known) => known === chosen);
        if (proof) save.start(proof);
      }}
      options={languageProofs.map((value) => ({
        value,
        label: t(`language.${value}`),
        disabled: !checklist.can.answer,
      }))}
    />
  );
}
