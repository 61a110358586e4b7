import { commentSchema, type Petition, type PetitionTimelineEntry } from '@fonendo/contract/petitions/petitions.schema';
import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { formatMoment } from '../../../platform/format.ts';
import { RecoverText } from '../../../platform/local-copy/recover-text.tsx';
import { useLocalCopy } from '../../../platform/local-copy/use-local-copy.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Key } from '../../../ui/marks/key.tsx';
import { cachePetition, commentPetition } from '../petitions.queries.ts';
import classes from './side.module.css';

/** Internal comments and comments to the doctor: chosen each time, and clearly distinguished. */
export function ReviewComments({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const comments = petition.timeline.filter(({ kind }) => kind === 'comment');
  return (
    <div className={classes.panel}>
      {petition.can.comment && <CommentForm petition={petition} />}
      {comments.length === 0 && <p className={classes.empty}>{t('comments.empty')}</p>}
      <ol className={classes.comments}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} doctor={petition.doctor.firstname} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Comment({ comment, doctor }: { comment: PetitionTimelineEntry; doctor: string }) {
  const { t } = useTranslation('petitions');
  const { internal, author, at, text } = comment;
  const Icon = internal ? Lock : Eye;
  return (
    <article className={classes.comment} data-internal={internal || undefined}>
      <p className={classes.commentHead}>
        <strong>{author ?? t('comments.team')}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className={classes.commentText}>{text}</p>
      <p className={classes.audience}>
        <Icon size={13} aria-hidden />
        {internal ? t('comments.internal') : t('comments.visible', { name: doctor })}
      </p>
    </article>
  );
}

/** The name of the copy of a comment that is not sent yet. */
export const commentCopy = (petitionId: string): string => `comment:${petitionId}`;

function CommentForm({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const form = useZodForm(commentSchema, { text: '', internal: true });
  const values = form.getValues();
  const { internal } = values;
  const copy = useLocalCopy(commentCopy(petition.id), values, Boolean(values.text?.trim()));
  const { firstname } = petition.doctor;

  async function submit(comment: { text: string; internal: boolean }) {
    cachePetition(queryClient, await commentPetition(petition.id, comment));
    form.setValues({ text: '', internal: comment.internal });
    form.resetDirty();
  }

  return (
    <Form form={form} label={t('comments.write')} onSubmit={submit}>
      <RecoverText copy={copy} onTake={form.setValues} />
      <div className={classes.writing} data-internal={internal || undefined}>
        <SegmentedControl
          fullWidth
          aria-label={t('comments.audience')}
          data={[
            { value: 'internal', label: t('comments.internalShort') },
            { value: 'visible', label: t('comments.visibleShort', { name: firstname }) },
          ]}
          value={internal ? 'internal' : 'visible'}
          onChange={(value) => form.setFieldValue('internal', value === 'internal')}
        />
        <TextareaField
          data-autofocus
          minRows={3}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
          label={t('comments.text')}
          maxLength={2000}
          {...form.getInputProps('text')}
        />
        <p className={classes.audience}>
          {internal ? <Lock size={13} aria-hidden /> : <Eye size={13} aria-hidden />}
          {internal ? t('comments.internalHelp') : t('comments.visibleHelp', { name: firstname })}
        </p>
        <Button type="submit" loading={form.submitting} rightSection={<Key>Ctrl ↵</Key>}>
          {internal ? t('comments.save') : t('comments.send', { name: firstname })}
        </Button>
      </div>
    </Form>
  );
}
