import {
  type Remaining,
  type RemainingGroup,
  remainingAnswerSchema,
} from '@fonendo/contract/selection/remaining.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { useUndoDiscards } from '../use-undo-discards.ts';
import { answerRemaining, remainingQuery } from './remaining.queries.ts';
import classes from './remaining-dialog.module.css';

type Props = { offer: { id: string; name: string }; onClose: () => void };

/** A text for each group of those who are left; sent at once. */
export function RemainingDialog({ offer, onClose }: Props) {
  const { t } = useTranslation('selection');
  const query = useQuery(remainingQuery(offer.id));
  return (
    <FormDialog opened onClose={onClose} size={680} title={t('remaining.title', { offer: offer.name })}>
      <AnswerFrame query={query} failed={t('remaining.failed')} failedHelp={t('remaining.failedHelp')}>
        {(remaining) => <Texts offer={offer} remaining={remaining} onClose={onClose} />}
      </AnswerFrame>
    </FormDialog>
  );
}

const itemOf = ({ id, status, step }: RemainingGroup['people'][number]) => ({ id, from: { status, step } });

function Texts({ offer, remaining, onClose }: Props & { remaining: Remaining }) {
  const { t } = useTranslation(['selection', 'ui']);
  const queryClient = useQueryClient();
  const offerUndo = useUndoDiscards();
  // The people who were listed when the dialog opened are answered, and nobody who came later.
  const [{ groups, total }] = useState(remaining);
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  const form = useZodForm(remainingAnswerSchema, {
    reason: t('discard.usual.filled'),
    groups: groups.map(({ suggested, people }) => ({ text: suggested, items: people.map(itemOf) })),
  });
  return (
    <Form
      form={form}
      label={t('remaining.action', { count })}
      onSubmit={async (answer) => {
        const { results } = await answerRemaining(queryClient, offer.id, answer);
        onClose();
        const answered = new Set(results.flatMap(({ id, code }) => (code === null ? id : [])));
        const people = groups.flatMap((group) => group.people).filter(({ id }) => answered.has(id));
        if (people.length > 0) offerUndo(t('remaining.done', { count: people.length }), people);
        const left = results.length - people.length;
        if (left === 0) return;
        toast({ tone: 'warning', title: t('remaining.notDone', { count: left }), message: t('remaining.notDoneHelp') });
      }}
    >
      <p className={classes.lead}>{t('remaining.lead')}</p>
      {total > count && <p className={classes.lead}>{t('remaining.more', { count, total })}</p>}
      {groups.map((group, index) => (
        <GroupText key={group.people[0]?.id} group={group} input={text(form.getInputProps(`groups.${index}.text`))} />
      ))}
      <p className={classes.secret}>
        <Lock size={15} aria-hidden /> {t('remaining.secret', { reason: t('discard.usual.filled') })}
      </p>
      <FormFoot
        form={form}
        submit={t('remaining.action', { count })}
        onCancel={onClose}
        cancel={t(count === 1 ? 'ui:kept.candidate' : 'ui:kept.candidates')}
      />
    </Form>
  );
}

/** So many names are shown; the others unfold. */
const namedAtMost = 3;

function GroupText({ group, input }: { group: RemainingGroup; input: ReturnType<typeof text> }) {
  const { t } = useTranslation('selection');
  const id = useId();
  const { step, locale, people } = group;
  const names = people.map(({ name }) => name);
  const others = names.length - namedAtMost;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.name}>
        {step?.name ?? t('progress.applied')}
        <span className={classes.facts}>
          {[t('remaining.people', { count: names.length }), t(`remaining.languages.${locale}`)].join(' · ')}
        </span>
      </h3>
      {others > 1 ? (
        <details className={classes.people}>
          <summary>{t('remaining.names', { names: names.slice(0, namedAtMost).join(', '), count: others })}</summary>
          {names.slice(namedAtMost).join(', ')}
        </details>
      ) : (
        <p className={classes.people}>{names.join(', ')}</p>
      )}
      <TextareaField label={t('remaining.text')} minRows={3} maxLength={selectionLimits.farewell} {...input} />
    </section>
  );
}
