import type { QuickAnswer, QuickAnswers } from '@fonendo/contract/conversations/quick-answers.schema';
import { quickAnswerLimits, wordsOf } from '@fonendo/domain/conversations/quick-answers';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QuickAnswerForm } from './quick-answer.form.tsx';
import classes from './quick-answers.module.css';
import { cacheQuickAnswers, deleteQuickAnswer, quickAnswersQuery } from './quick-answers.queries.ts';

/** The hospital's own answers: all of them, or one in a form. */
export function QuickAnswersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('quickAnswers');
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const query = useQuery(quickAnswersQuery);
  const [edited, setEdited] = useState<QuickAnswer | 'new' | null>(null);
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={600}
      fullScreen={isPhone}
      title={edited === null ? t('title') : t(edited === 'new' ? 'form.add' : 'form.edit')}
    >
      {edited === null ? (
        <>
          <Text c="dimmed">{t('lead')}</Text>
          <AnswerFrame bare query={query} outline="rows" rows={3} failed={t('failed')} failedHelp={t('failedHelp')}>
            {(answers) => <Listed answers={answers} onEdit={setEdited} />}
          </AnswerFrame>
        </>
      ) : (
        <QuickAnswerForm answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </FormDialog>
  );
}

type Props = { answers: QuickAnswers; onEdit: (edited: QuickAnswer | 'new') => void };

function Listed({ answers: { items, can }, onEdit }: Props) {
  const { t } = useTranslation('quickAnswers');
  const confirm = useConfirm();
  const remove = useAction({
    ask: ({ title }: QuickAnswer) =>
      confirm({
        ...{ title: t('removal.title', { title }), description: t('removal.description') },
        ...{ action: t('removal.action'), keeps: 'quickAnswer' },
      }),
    run: deleteQuickAnswer,
    cache: cacheQuickAnswers,
    invalidates: [quickAnswersQuery.queryKey],
    done: t('removed'),
    failed: t('notRemoved'),
    conflict: { title: t('conflict.title'), message: t('conflict.message') },
  });
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={<MessageSquareText size={26} strokeWidth={1.75} aria-hidden />}
          title={t('none')}
          description={t('noneHelp')}
        />
      ) : (
        <ul className={classes.list} aria-label={t('title')}>
          {items.map((answer) => (
            <li key={answer.id} className={classes.row}>
              <div className={classes.words}>
                <p className={classes.title}>{answer.title}</p>
                <p className={classes.text}>{wordsOf(answer, currentLocale())}</p>
              </div>
              <ActionIcon aria-label={t('edit', { title: answer.title })} onClick={() => onEdit(answer)}>
                <Pencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon aria-label={t('remove', { title: answer.title })} onClick={() => remove.start(answer)}>
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end" mt="md">
        {can.add ? (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => onEdit('new')}>
            {t('add')}
          </Button>
        ) : (
          <Text c="dimmed">{t('full', { count: quickAnswerLimits.count })}</Text>
        )}
      </Group>
    </>
  );
}
