import { processLimits, requestableDocumentKinds } from '@fonendo/domain/processes/process';
import { ActionIcon, Button } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDocumentName } from '../use-document-name.ts';
import type { ProcessForm, StepValues } from '../values.ts';
import classes from './row.module.css';

type Props = { form: ProcessForm; documents: StepValues['documents']; path: string };

const other = 'other';

/** The documents that a step requests: known kinds, or any other by its name. */
export function StepDocuments({ form, documents, path }: Props) {
  const { t } = useTranslation(['processes', 'documents']);
  const nameOf = useDocumentName();
  const full = documents.length >= processLimits.documents;
  return (
    <fieldset className={classes.documents}>
      <legend className={classes.legend}>{t('step.documents')}</legend>
      <p className={classes.help}>{t('step.documentsHelp')}</p>
      {documents.map((document, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep nothing of their own, and a paper is its place
        <div key={index} className={classes.document}>
          <SelectField
            label={t('step.document')}
            searchable={false}
            data={[
              ...requestableDocumentKinds.map((kind) => ({ value: kind, label: t(`documents:kinds.${kind}`) })),
              { value: other, label: t('step.otherDocument') },
            ]}
            value={document.kind ?? other}
            onChange={(kind) => form.setFieldValue(`${path}.${index}.kind`, kind === other ? null : kind)}
          />
          <TextField
            optional={document.kind !== null}
            label={t(document.kind === null ? 'step.documentName' : 'step.documentDetail')}
            maxLength={processLimits.documentName}
            autoComplete="off"
            {...form.getInputProps(`${path}.${index}.name`)}
          />
          <ActionIcon
            className={classes.removeDocument ?? ''}
            aria-label={t('step.removeDocument', { document: nameOf(document) || t('step.document') })}
            onClick={() => form.removeListItem(path, index)}
          >
            <X size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={full}
        onClick={() => form.insertListItem(path, { kind: null, name: '' })}
      >
        {t('step.addDocument')}
      </Button>
      {full && <p className={classes.help}>{t('step.documentsFull', { max: processLimits.documents })}</p>}
    </fieldset>
  );
}
