import type { QuickAnswer } from '@fonendo/contract/conversations/quick-answers.schema';
import { wordsOf } from '@fonendo/domain/conversations/quick-answers';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale, loadTexts } from '../../../platform/i18n.ts';
import classes from '../conversation.module.css';
import { type Place, type Voice, voiceOf } from '../conversations.queries.ts';
import { noteUse, quickAnswersQuery } from './quick-answers.queries.ts';

const QuickAnswersDialog = lazy(async () => {
  const [module] = await Promise.all([import('./quick-answers-dialog.tsx'), loadTexts('quickAnswers')]);
  return { default: module.QuickAnswersDialog };
});

const builtIn = {
  doctor: ['fits', 'question', 'time'],
  hospital: ['shifts', 'start', 'interview'],
  applicant: ['uploaded', 'question', 'time'],
  team: ['received', 'missing', 'underWay'],
} as const satisfies Record<Voice, readonly string[]>;

type Props = { place: Place; onTake: (words: string) => void };

/** Over the composer: what is often said. A hospital's own come first, and are kept behind the plus. */
export function QuickAnswerChips({ place, onTake }: Props) {
  const { t } = useTranslation('conversations');
  const voice = voiceOf(place);
  return (
    <div className={classes.quickRow}>
      <span className={classes.quickLabel} aria-hidden>
        {t('quick.label')}
      </span>
      <ul className={classes.quick} aria-label={t('quick.label')}>
        {voice === 'hospital' && <OwnChips onTake={onTake} />}
        {builtIn[voice].map((kind) => (
          <li key={kind}>
            <UnstyledButton className={classes.chip ?? ''} onClick={() => onTake(t(`quick.${kind}.text`))}>
              {t(`quick.${kind}.name`)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {voice === 'hospital' && <Manage />}
    </div>
  );
}

function OwnChips({ onTake }: Pick<Props, 'onTake'>) {
  // If they cannot be loaded, the built-in ones are there; the dialog says what went wrong.
  const { data } = useQuery(quickAnswersQuery);
  const take = (answer: QuickAnswer) => {
    onTake(wordsOf(answer, currentLocale()));
    noteUse(answer.id);
  };
  return data?.items.map((answer) => (
    <li key={answer.id}>
      <UnstyledButton className={classes.chip ?? ''} data-own onClick={() => take(answer)}>
        {answer.title}
      </UnstyledButton>
    </li>
  ));
}

function Manage() {
  const { t } = useTranslation('conversations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={t('quick.manage')}>
        <UnstyledButton
          className={`${classes.chip} ${classes.manage}`}
          aria-label={t('quick.manage')}
          onClick={() => setOpen(true)}
        >
          <Plus size={16} aria-hidden />
        </UnstyledButton>
      </Tooltip>
      {open && (
        <Suspense>
          <QuickAnswersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
