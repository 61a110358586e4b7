import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { Alert } from '@mantine/core';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Info } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoverText } from '../../../platform/local-copy/recover-text.tsx';
import { useLocalCopy } from '../../../platform/local-copy/use-local-copy.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type EditorView, FormAndPreview } from '../../../ui/save/form-and-preview.tsx';
import { managedOfferQuery } from '../manage/managed-offers.queries.ts';
import { OfferPreview } from '../manage/preview.tsx';
import type { OfferAutosave, WriteSnapshot } from './autosave.ts';
import { WriteConflict } from './conflict.tsx';
import { WriteFields } from './fields.tsx';
import { WriteProcess } from './process.tsx';
import { storablePart } from './storable.ts';
import { WriteToolbar, writeNotices } from './toolbar.tsx';
import { useWriteOffer } from './use-offer.ts';
import { WriteVisibility } from './visibility.tsx';
import classes from './write-offer.module.css';

type Props = {
  /** Null for a new offer: the first input creates the draft, and `onCreated` gets its id. */
  id: string | null;
  onCreated?: (id: string) => void;
  onLeave: () => void;
};

/** Writing an offer: the form on the left, the doctors' view on the right, saved automatically. */
export function WriteOfferScreen({ id, onCreated, onLeave }: Props) {
  // A draft created on this page is edited further without loading it again.
  const [begun] = useState(id);
  return begun === null ? (
    <Editor offer={null} onCreated={onCreated} onLeave={onLeave} />
  ) : (
    <StoredEditor id={begun} onLeave={onLeave} />
  );
}

function StoredEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { data, ...asked } = useQuery({ ...managedOfferQuery(id), staleTime: 0 });
  const { t } = useTranslation('managedOffers');
  // Not from the cache of an earlier visit: a colleague may have edited it since.
  const [fresh, setFresh] = useState<ManagedOffer | null>(null);
  if (!fresh && data && !asked.isFetching) setFresh(data);
  return (
    <AnswerFrame
      query={{ ...asked, data: fresh ?? undefined }}
      failed={t('write.failed')}
      failedHelp={t('write.failedHelp')}
    >
      {(offer) => <Editor offer={offer} onCreated={undefined} onLeave={onLeave} />}
    </AnswerFrame>
  );
}

type EditorProps = { offer: ManagedOffer | null; onCreated: Props['onCreated']; onLeave: () => void };

function Editor({ offer: given, onCreated, onLeave }: EditorProps) {
  const { t } = useTranslation('managedOffers');
  const { autosave, snapshot } = useWriteOffer(given, onCreated);
  const [view, setView] = useState<EditorView>('edit');
  const { content, stored: offer, state } = snapshot;
  const unsaved = state !== 'ended' && (state !== 'saved' || Object.keys(snapshot.problems).length > 0);
  const copy = useLocalCopy(`offer:${offer?.id ?? 'new'}`, content, unsaved);
  // Without what cannot be stored: half a salary would be printed as one.
  const shown = storablePart(useDeferredValue(content)).storable;
  return (
    <div className={classes.editor}>
      <PageHeader
        title={content.name || t(given ? 'write.editTitle' : 'write.newTitle')}
        breadcrumb={[
          <Link key="offers" to="/offers" activeOptions={{ exact: true }}>
            {t('heading')}
          </Link>,
        ]}
      />
      <WriteToolbar snapshot={snapshot} autosave={autosave} onLeave={onLeave} showForm={() => setView('edit')} />
      <Notices snapshot={snapshot} autosave={autosave} />
      {state !== 'ended' && <RecoverText copy={copy} onTake={autosave.edit} />}
      <FormAndPreview
        view={view}
        onView={setView}
        words={{ label: t('write.views.label'), edit: t('write.views.edit'), preview: t('write.views.preview') }}
        form={
          <form aria-label={t('write.form')} noValidate onSubmit={(event) => event.preventDefault()}>
            <WriteFields
              content={content}
              problems={snapshot.problems}
              disabled={state === 'ended'}
              onChange={autosave.edit}
            />
            {/* It appears with the first save and loads its own texts: waiting for them must not hide the form,
                which would lose the focus. */}
            <Suspense>
              {offer && state !== 'ended' && (
                <>
                  <WriteProcess id={offer.id} flush={autosave.flush} />
                  <WriteVisibility id={offer.id} flush={autosave.flush} />
                </>
              )}
            </Suspense>
          </form>
        }
        preview={<OfferPreview content={shown} hospital={offer?.hospital ?? null} label={t('offer.preview')} />}
      />
    </div>
  );
}

function Notices({ snapshot, autosave }: { snapshot: WriteSnapshot; autosave: OfferAutosave }) {
  const { t } = useTranslation('managedOffers');
  const { stored: offer, state } = snapshot;
  const refused = offer?.refusalReason;
  return (
    <>
      {state === 'conflict' && <WriteConflict id={writeNotices.conflict} snapshot={snapshot} autosave={autosave} />}
      {state === 'ended' && (
        <Alert
          id={writeNotices.ended}
          tabIndex={-1}
          role="alert"
          icon={<CircleAlert size={18} aria-hidden />}
          title={t('save.ended')}
        >
          {t('write.gone')}
        </Alert>
      )}
      {(offer?.status === 'pending' || offer?.revisionStatus === 'pending') && (
        <Alert icon={<Info size={18} aria-hidden />} title={t('write.pendingTitle')}>
          {t('write.pending')}
        </Alert>
      )}
      {offer?.status === 'approved' && (
        <Alert icon={<Info size={18} aria-hidden />} title={t('write.openTitle')}>
          {t('write.open')}
        </Alert>
      )}
      {refused && (
        <Alert
          className={classes.refused ?? ''}
          icon={<CircleAlert size={18} aria-hidden />}
          title={t('offer.refusedEarlier')}
        >
          {refused}
        </Alert>
      )}
    </>
  );
}
