import { missingOfferFields, type OfferField, offerFields } from '@fonendo/domain/offers/offer';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { toast } from '../../../platform/toasts.ts';
import { useOfferActions } from '../manage/actions.tsx';
import type { OfferAutosave, WriteSnapshot } from './autosave.ts';
import { fieldId } from './fields.tsx';
import { WriteSaveStatus } from './save-status.tsx';
import classes from './write-offer.module.css';

/** Where the person decides what happens to an offer that cannot be saved. */
export const writeNotices = { conflict: 'offer-conflict', failed: 'offer-save-status', ended: 'offer-ended' };

type Props = {
  snapshot: WriteSnapshot;
  autosave: OfferAutosave;
  onLeave: () => void;
  /** On phones the form and the preview take turns. */
  showForm: () => void;
};

/** Whether the offer is saved, and the buttons that leave it: as a draft or published. */
export function WriteToolbar({ snapshot, autosave, onLeave, showForm }: Props) {
  const { t } = useTranslation('managedOffers');
  const navigate = useNavigate();
  const { publish } = useOfferActions();
  const inPerson = useInPerson();
  const toolbar = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<'leave' | 'send' | null>(null);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  const missing = missingOfferFields(snapshot.content);
  const wrong = wrongFields(snapshot);

  const goTo = (field: OfferField) => {
    flushSync(showForm);
    document.getElementById(fieldId(field))?.focus();
  };

  /** Saves it, if need be once the network is back. False if that is up to the person, who is led to where. */
  const save = async (fieldsToMend: () => OfferField[]): Promise<boolean> => {
    if (fieldsToMend().length === 0) await autosave.flushOnceBack();
    // Whoever has left meanwhile has given it up.
    if (!toolbar.current) return false;
    const [first] = fieldsToMend();
    if (first) {
      goTo(first);
      return false;
    }
    const { state } = autosave.getSnapshot();
    if (state === 'saved') return true;
    // What leads on may just be appearing.
    flushSync(() => setRunning(null));
    if (state in writeNotices) document.getElementById(writeNotices[state as keyof typeof writeNotices])?.focus();
    return false;
  };

  const leave = async () => {
    setRefused(true);
    // What cannot be stored would be gone with the page.
    if (!(await save(() => wrongFields(autosave.getSnapshot())))) return;
    const { stored: offer } = autosave.getSnapshot();
    if (offer) {
      toast({ tone: 'success', title: t('done.savedDraft') });
      void navigate({ to: '/offers/$id', params: { id: offer.id }, search: {} });
    } else onLeave();
  };

  const send = async () => {
    setAsked(true);
    const fieldsToMend = () => {
      const now = autosave.getSnapshot();
      return [...wrongFields(now), ...missingOfferFields(now.content)];
    };
    if (!(await save(fieldsToMend))) return;
    const { stored: offer } = autosave.getSnapshot();
    if (!offer) return;
    if (await publish(offer.id)) void navigate({ to: '/offers/$id', params: { id: offer.id }, search: {} });
  };

  const during = (button: 'leave' | 'send', work: () => Promise<unknown>) => {
    setRunning(button);
    void work().finally(() => setRunning(null));
  };

  const { stored } = snapshot;
  const unpublished = stored?.status !== 'pending' && stored?.revisionStatus !== 'pending';
  return (
    <div className={classes.toolbar} ref={toolbar}>
      <WriteSaveStatus id={writeNotices.failed} snapshot={snapshot} onRetry={() => void autosave.flush()} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={running === 'leave'}
          disabled={running !== null}
          onClick={() => during('leave', leave)}
        >
          {t(stored ? 'write.saveDraft' : 'write.leave')}
        </Button>
        {inPerson && (
          <Button
            leftSection={<Send size={16} aria-hidden />}
            loading={running === 'send'}
            disabled={running !== null || snapshot.state === 'ended' || !unpublished}
            onClick={() => during('send', send)}
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

const wrongFields = ({ problems }: WriteSnapshot): OfferField[] => offerFields.filter((field) => problems[field]);

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
