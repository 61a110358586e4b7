import { type MakeDocumentRequests, makeDocumentRequestsSchema } from '@fonendo/contract/document-requests.schema';
import { documentRequestLimits } from '@fonendo/domain/document-requests/document-request';
import { requestableDocumentKinds } from '@fonendo/domain/processes/process';
import { ActionIcon, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm, type ZodForm } from '../../platform/form/use-zod-form.tsx';
import { formatList } from '../../platform/format.ts';
import { toast } from '../../platform/toasts.ts';
import { LeftOut, type PersonLeftOut } from '../../ui/bulk/left-out.tsx';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { dayFromToday, today } from './days.ts';
import { cacheHospitalRequests, makeManyRequests, makeRequests } from './document-requests.queries.ts';
import classes from './request-documents.module.css';
import { usePaperName } from './use-paper-name.ts';

/** A candidacy; with the person's name where several are asked. */
export type Asked = { id: string; name?: string };

type Props = { candidacies: readonly Asked[]; leftOut: readonly PersonLeftOut[]; onClose: () => void };

const { papers: maxPapers } = documentRequestLimits;

/** The default time to obtain a document; the date can be changed. */
const usualDays = 10;

const emptyPaper = { kind: null, name: '', why: '' };

export function RequestDocumentsForm({ candidacies, leftOut, onClose }: Props) {
  const { t } = useTranslation('documentRequests');
  const ask = useRequesting(candidacies);
  const form = useZodForm(
    makeDocumentRequestsSchema(() => new Date()),
    { papers: [emptyPaper], dueOn: dayFromToday(usualDays) },
  );
  const count = form.values.papers?.length ?? 0;
  return (
    <Form
      form={form}
      label={t('form.title')}
      onSubmit={async (asked) => {
        await ask(asked);
        onClose();
      }}
    >
      <div className={classes.form}>
        <p className={classes.lead}>{t('form.lead', { count: candidacies.length })}</p>
        <LeftOut people={leftOut} />
        <PaperFields form={form} />
        <DateField
          label={t('form.dueOn')}
          description={t('form.dueOnHelp')}
          minDate={today()}
          maxDate={dayFromToday(documentRequestLimits.days)}
          {...form.getInputProps('dueOn')}
        />
      </div>
      <FormFoot form={form} submit={t('form.send', { count })} onCancel={onClose} />
    </Form>
  );
}

const other = 'other';

function PaperFields({ form }: { form: ZodForm<ReturnType<typeof makeDocumentRequestsSchema>> }) {
  const { t } = useTranslation(['documentRequests', 'documents']);
  const nameOf = usePaperName();
  const papers = form.values.papers ?? [];
  return (
    <>
      {papers.map((paper, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep nothing of their own, and a paper is its place
        <fieldset key={index} className={classes.paper} aria-label={t('form.paperNumber', { number: index + 1 })}>
          {papers.length > 1 && (
            <div className={classes.head}>
              <span className={classes.number}>{t('form.paperNumber', { number: index + 1 })}</span>
              <ActionIcon
                aria-label={t('form.remove', { name: nameOf(paper) || t('form.paperNumber', { number: index + 1 }) })}
                onClick={() => form.removeListItem('papers', index)}
              >
                <X size={18} aria-hidden />
              </ActionIcon>
            </div>
          )}
          <div className={classes.pair}>
            <SelectField
              label={t('form.paper')}
              searchable={false}
              data={[
                ...requestableDocumentKinds.map((kind) => ({ value: kind, label: t(`documents:kinds.${kind}`) })),
                { value: other, label: t('form.other') },
              ]}
              value={paper.kind ?? other}
              onChange={(chosen) =>
                form.setFieldValue(
                  `papers.${index}.kind`,
                  requestableDocumentKinds.find((kind) => kind === chosen) ?? null,
                )
              }
            />
            <TextField
              optional={paper.kind !== null}
              label={t(paper.kind === null ? 'form.name' : 'form.detail')}
              maxLength={documentRequestLimits.name}
              autoComplete="off"
              {...form.getInputProps(`papers.${index}.name`)}
            />
          </div>
          <TextareaField
            label={t('form.why')}
            minRows={2}
            maxLength={documentRequestLimits.why}
            {...form.getInputProps(`papers.${index}.why`)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          size="sm"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={papers.length >= maxPapers}
          onClick={() => form.insertListItem('papers', emptyPaper)}
        >
          {t('form.add')}
        </Button>
        {papers.length >= maxPapers && <p className={classes.lead}>{t('form.full', { max: maxPapers })}</p>}
      </div>
    </>
  );
}

/** For one candidate the new list is returned; for many, a summary is shown. */
function useRequesting(candidacies: readonly Asked[]) {
  const { t } = useTranslation('documentRequests');
  const queryClient = useQueryClient();
  const [only, ...others] = candidacies;
  return async (asked: MakeDocumentRequests) => {
    if (only !== undefined && others.length === 0) {
      const { made, ...requests } = await makeRequests(only.id, asked);
      cacheHospitalRequests(queryClient, only.id, requests);
      toast(
        made > 0
          ? { tone: 'success', title: t('form.done', { count: made }), message: t('form.doneHelp') }
          : { tone: 'info', title: t('form.known'), message: t('form.knownHelp') },
      );
      return;
    }
    const { results } = await makeManyRequests({ ...asked, candidacyIds: candidacies.map(({ id }) => id) });
    const reached = results.filter(({ made }) => made > 0).length;
    const names = new Map(candidacies.map(({ id, name }) => [id, name]));
    const missed = results.flatMap(({ candidacyId, made, refused }) => {
      if (made > 0) return [];
      const name = names.get(candidacyId) ?? '';
      if (refused === null) return t('form.notSentTo.known', { name });
      return t(refused === 'NotFound' ? 'form.notSentTo.gone' : 'form.notSentTo.ended', { name });
    });
    void invalidateAnswers(queryClient, affectedBy.candidacy);
    toast({
      tone: reached > 0 ? 'success' : 'warning',
      title: reached > 0 ? t('form.doneMany', { count: reached }) : t('form.noneMany'),
      ...(missed.length > 0 && { message: t('form.notSent', { people: formatList(missed) }) }),
    });
  };
}
