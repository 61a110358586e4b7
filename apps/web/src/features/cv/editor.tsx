import type { Cv } from '@fonendo/contract/cv.schema';
import { outlineCv } from '@fonendo/domain/cv/outline';
import { Alert, Anchor } from '@mantine/core';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lock, MessageSquareWarning } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import { RecoverText } from '../../platform/local-copy/recover-text.tsx';
import { useLocalCopy } from '../../platform/local-copy/use-local-copy.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { type EditorView, FormAndPreview } from '../../ui/save/form-and-preview.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CvConflict } from './conflict.tsx';
import { cvQuery } from './cv.queries.ts';
import classes from './editor.module.css';
import { CvGaps } from './gaps.tsx';
import { CvPreview } from './preview.tsx';
import { CvSections } from './sections.tsx';
import { CvToolbar } from './toolbar.tsx';
import { useCv } from './use-cv.ts';

/** One's own CV: the form on the left, the printed page on the right, saved automatically. */
export function CvEditor() {
  const { t } = useTranslation('cv');
  const userId = useSession()?.userId;
  const query = useQuery(cvQuery);
  return (
    <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(cv) => (userId ? <LoadedEditor cv={cv} userId={userId} /> : <LoadingState />)}
    </AnswerFrame>
  );
}

/** Stays in sight while it is being corrected, until the team has read the CV again. */
function CvToCorrect({ returned }: Pick<Cv, 'returned'>) {
  const { t } = useTranslation('cv');
  if (!returned) return null;
  return (
    <Alert icon={<MessageSquareWarning size={18} aria-hidden />} title={t('returned.title')}>
      <p className={classes.reason}>{returned.reason}</p>
      {returned.corrected && t('returned.corrected')}
    </Alert>
  );
}

function LoadedEditor({ cv, userId }: { cv: Cv; userId: string }) {
  const { t } = useTranslation('cv');
  const { autosave, snapshot } = useCv(cv, userId);
  const [view, setView] = useState<EditorView>('edit');
  const [showsTheirs, setShowsTheirs] = useState(false);
  const conflict = snapshot.state === 'conflict';
  const locked = snapshot.state === 'ended';
  const unsaved = !locked && (snapshot.state !== 'saved' || Object.keys(snapshot.problems).length > 0);
  const copy = useLocalCopy('cv', snapshot.content, unsaved);
  const theirs = locked || (conflict && showsTheirs);
  const texts = t('cvDocument', { returnObjects: true });
  const outline = outlineCv(snapshot.content, snapshot.stored.person, currentLocale(), texts);
  // The preview is deferred, so that it does not slow down typing.
  const printed = useDeferredValue(
    theirs ? outlineCv(snapshot.stored.content, snapshot.stored.person, currentLocale(), texts) : outline,
  );

  return (
    <div className={classes.page}>
      <CvToolbar snapshot={snapshot} autosave={autosave} />
      <CvToCorrect returned={snapshot.stored.returned} />
      {!locked && <RecoverText copy={copy} onTake={autosave.edit} />}
      {conflict && (
        <CvConflict
          snapshot={snapshot}
          autosave={autosave}
          showsTheirs={showsTheirs}
          onShow={(shown) => {
            setShowsTheirs(shown);
            setView(shown ? 'preview' : 'edit');
          }}
        />
      )}
      {locked && (
        <Alert icon={<Lock size={18} aria-hidden />} title={t('locked.title')}>
          {t('locked.text')}{' '}
          <Anchor inherit fw={600} component={Link} to="/offers/own">
            {t('locked.by')}
          </Anchor>
        </Alert>
      )}
      <FormAndPreview
        view={view}
        onView={setView}
        words={{ label: t('views.label'), edit: t('views.edit'), preview: t('views.preview') }}
        form={
          locked ? null : (
            <>
              <CvGaps cv={snapshot.stored} />
              <CvSections
                content={snapshot.content}
                problems={snapshot.problems}
                outline={outline}
                onChange={autosave.edit}
              />
            </>
          )
        }
        preview={<CvPreview outline={printed} label={t(theirs && conflict ? 'preview.theirs' : 'preview.label')} />}
      />
    </div>
  );
}
