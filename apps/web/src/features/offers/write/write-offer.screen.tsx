import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { missingOfferFields, type OfferField, offerFields } from '@fonendo/domain/offers/offer';
import { Alert, Button, SegmentedControl } from '@mantine/core';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleAlert, Info, Send } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { RecoverText } from '../../../platform/local-copy/recover-text.tsx';
import { useLocalCopy } from '../../../platform/local-copy/use-local-copy.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { toast } from '../../../platform/toasts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useOfferActions } from '../manage/actions.tsx';
import { managedOfferQuery } from '../manage/managed-offers.queries.ts';
import { OfferPreview } from '../manage/preview.tsx';
import type { OfferAutosave, WriteSnapshot } from './autosave.ts';
import { WriteConflict } from './conflict.tsx';
import { fieldId, WriteFields } from './fields.tsx';
import { WriteProcess } from './process.tsx';
import { WriteSaveStatus } from './save-status.tsx';
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

type View = 'edit' | 'preview';

type EditorProps = { offer: ManagedOffer | null; onCreated: Props['onCreated']; onLeave: () => void };

function Editor({ offer: given, onCreated, onLeave }: EditorProps) {
  const { t } = useTranslation('managedOffers');
  const { autosave, snapshot } = useWriteOffer(given, onCreated);
  const [view, setView] = useState<View>('edit');
  const { content, stored: offer, state } = snapshot;
  const unsaved = state !== 'ended' && (state !== 'saved' || Object.keys(snapshot.problems).length > 0);
  const copy = useLocalCopy(`offer:${offer?.id ?? 'new'}`, content, unsaved);
  const shown = useDeferredValue(content);
  return (
    <div className={classes.editor}>
      <PageHeader
        title={content.name || t(given ? 'write.editTitle' : 'write.newTitle')}
        breadcrumb={[
          <Link key="offers" to="/offers">
            {t('heading')}
          </Link>,
        ]}
      />
      <Toolbar snapshot={snapshot} autosave={autosave} onLeave={onLeave} showForm={() => setView('edit')} />
      <Notices snapshot={snapshot} autosave={autosave} />
      {state !== 'ended' && <RecoverText copy={copy} onTake={autosave.edit} />}
      <SegmentedControl
        className={classes.views ?? ''}
        fullWidth
        aria-label={t('write.views.label')}
        value={view}
        onChange={(chosen) => setView(chosen as View)}
        data={[
          { value: 'edit', label: t('write.views.edit') },
          { value: 'preview', label: t('write.views.preview') },
        ]}
      />
      <div className={classes.columns} data-view={view}>
        <form
          className={classes.form}
          aria-label={t('write.form')}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
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
        <div className={classes.preview}>
          <OfferPreview content={shown} hospital={offer?.hospital ?? null} label={t('offer.preview')} />
        </div>
      </div>
    </div>
  );
}

type ToolbarProps = {
  snapshot: WriteSnapshot;
  autosave: OfferAutosave;
  onLeave: () => void;
  /** On phones the form and the preview take turns. */
  showForm: () => void;
};

function Toolbar({ snapshot, autosave, onLeave, showForm }: ToolbarProps) {
  const { t } = useTranslation('managedOffers');
  const navigate = useNavigate();
  const { publish } = useOfferActions();
  const inPerson = useInPerson();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  const missing = missingOfferFields(snapshot.content);
  const wrong = offerFields.filter((field) => snapshot.problems[field]);

  const goTo = (field: OfferField) => {
    flushSync(showForm);
    document.getElementById(fieldId(field))?.focus();
  };

  const leave = async () => {
    await autosave.flush();
    // What cannot be stored would be gone with the page.
    const [first] = wrong;
    if (first) {
      setRefused(true);
      return goTo(first);
    }
    const { state, stored: offer } = autosave.getSnapshot();
    if (state !== 'saved') return;
    if (offer) {
      toast({ tone: 'success', title: t('done.savedDraft') });
      void navigate({ to: '/offers/$id', params: { id: offer.id }, search: {} });
    } else onLeave();
  };

  const send = async () => {
    setAsked(true);
    await autosave.flush();
    const { state, stored: offer } = autosave.getSnapshot();
    const [first] = [...wrong, ...missing];
    if (first) return goTo(first);
    if (state !== 'saved' || !offer) return;
    if (await publish(offer.id)) void navigate({ to: '/offers/$id', params: { id: offer.id }, search: {} });
  };

  const during = (work: () => Promise<unknown>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };

  const { stored } = snapshot;
  const unpublished = stored?.status !== 'pending' && stored?.revisionStatus !== 'pending';
  return (
    <div className={classes.toolbar}>
      <WriteSaveStatus snapshot={snapshot} onRetry={() => void autosave.flush()} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={busy} onClick={() => during(leave)}>
          {t(stored ? 'write.saveDraft' : 'write.leave')}
        </Button>
        {inPerson && (
          <Button
            leftSection={<Send size={16} aria-hidden />}
            loading={busy}
            disabled={snapshot.state === 'ended' || !unpublished}
            onClick={() => during(send)}
          >
            {t('write.publish')}
          </Button>
        )}
      </div>
      {(asked || refused) && wrong.length > 0 && <FieldList lead={t('write.wrong')} fields={wrong} onChoose={goTo} />}
      {asked && missing.length > 0 && <FieldList lead={t('write.missing')} fields={missing} onChoose={goTo} />}
    </div>
  );
}

type FieldListProps = { lead: string; fields: readonly OfferField[]; onChoose: (field: OfferField) => void };

function FieldList({ lead, fields, onChoose }: FieldListProps) {
  const { t } = useTranslation('managedOffers');
  return (
    <p className={classes.missing} role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>
        {lead}{' '}
        {fields.map((field, index) => (
          <span key={field}>
            {index > 0 && ', '}
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
            >
              {fieldName(field, t)}
            </a>
          </span>
        ))}
      </span>
    </p>
  );
}

function fieldName(field: OfferField, t: (key: `fields.${OfferField | 'salary'}`) => string): string {
  const name = t(`fields.${field}`).toLocaleLowerCase();
  const salary = t('fields.salary').toLocaleLowerCase();
  return field === 'salaryMin' || field === 'salaryMax' ? `${salary} (${name})` : name;
}

function Notices({ snapshot, autosave }: Pick<ToolbarProps, 'snapshot' | 'autosave'>) {
  const { t } = useTranslation('managedOffers');
  const { stored: offer, state } = snapshot;
  const refused = offer?.refusalReason;
  return (
    <>
      {state === 'conflict' && <WriteConflict snapshot={snapshot} autosave={autosave} />}
      {state === 'ended' && (
        <Alert role="alert" icon={<CircleAlert size={18} aria-hidden />} title={t('save.ended')}>
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
