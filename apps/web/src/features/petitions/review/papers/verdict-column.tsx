import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../../ui/marks/key.tsx';
import type { ReviewDesk } from '../desk.ts';
import type { ReviewDialog } from '../dialogs.tsx';
import { Procedure } from '../procedure/procedure.tsx';
import { CvPanel } from './cv.tsx';
import { DeclaredData } from './declared.tsx';
import { cvKey } from './papers.ts';
import classes from './verdict.module.css';
import { VerdictPanel } from './verdict.tsx';

type Props = {
  petition: Petition;
  desk: ReviewDesk;
  /** The text of the open file. */
  words: string;
  onComment: () => void;
  onDialog: (dialog: ReviewDialog) => void;
  shortcuts: boolean;
  onHelp: () => void;
  onNext?: () => void;
};

/** The declared data, what to check, and the verdict. */
export function VerdictColumn(props: Props) {
  const { petition, desk, words, onComment, onDialog, shortcuts, onHelp, onNext } = props;
  const { t } = useTranslation('petitions');
  return (
    <section className={classes.column} aria-label={t('verdict.column')}>
      <div className={classes.scroll}>
        <Procedure petition={petition} onDialog={onDialog} />
        {desk.paper?.kind === cvKey ? (
          <CvPanel petition={petition} desk={desk} />
        ) : (
          <>
            <DeclaredData key={desk.paper?.key} petition={petition} desk={desk} words={words} />
            <VerdictPanel key={`${desk.paper?.key}:verdict`} petition={petition} desk={desk} onComment={onComment} />
          </>
        )}
      </div>
      <footer className={classes.keys}>
        <Hint
          keys={['K', 'J']}
          label={t('keys.paper')}
          shown={shortcuts}
          actions={[() => desk.step(-1), () => desk.step(1)]}
        />
        {onNext && <Hint keys={['N']} label={t('keys.petition')} shown={shortcuts} actions={[onNext]} />}
        <Hint keys={['C']} label={t('keys.comment')} shown={shortcuts} actions={[onComment]} />
        <button type="button" className={classes.hint} aria-label={t('keys.help')} onClick={onHelp}>
          <Key>?</Key>
        </button>
      </footer>
    </section>
  );
}

type HintProps = { keys: string[]; label: string; shown: boolean; actions: (() => void)[] };

/** A shortcut and what it does; pressing it does the same. */
function Hint({ keys, label, shown, actions }: HintProps) {
  const { t } = useTranslation('petitions');
  return (
    <span className={classes.hints}>
      {keys.map((key, index) => (
        <button
          key={key}
          type="button"
          className={classes.hint}
          {...(keys.length > 1 && {
            'aria-label': t(index === 0 ? 'keys.previous' : 'keys.next', { what: label }),
          })}
          onClick={actions[index]}
        >
          {shown ? <Key>{key}</Key> : keys.length > 1 && <span aria-hidden="true">{index === 0 ? '‹' : '›'}</span>}
          {keys.length === 1 && label}
        </button>
      ))}
      {keys.length > 1 && <span aria-hidden="true">{label}</span>}
    </span>
  );
}
