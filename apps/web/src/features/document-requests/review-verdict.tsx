import {
  askAgainSchema,
  type HospitalRequest,
  type HospitalRequests,
} from '@fonendo/contract/document-requests.schema';
import { documentRequestLimits } from '@fonendo/domain/document-requests/document-request';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { formatMoment } from '../../platform/format.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { toast } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { dayFromToday, today } from './days.ts';
import { acceptRequest, askRequestAgain, cacheHospitalRequests, refreshRequests } from './document-requests.queries.ts';
import { DueDate, staffText } from './request-parts.tsx';
import classes from './review-request.module.css';

type Props = { candidacyId: string; request: HospitalRequest; name: string; onDone: () => void };

/** The request, the uploaded file, and the two answers. */
export function ReviewVerdict({ candidacyId, request, name, onDone }: Props) {
  const { t, i18n } = useTranslation('documentRequests');
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { file, can } = request;
  return (
    <section className={classes.verdict} aria-label={name}>
      <div className={classes.facts}>
        <h3 className={classes.name}>{name}</h3>
        <StatusBadge of="documentRequest" status={request.status} />
        {file && (
          <p className={classes.meta}>
            {t('review.delivered', {
              size: formatBytes(file.bytes, i18n.language),
              date: formatMoment(file.uploadedAt),
            })}
          </p>
        )}
        {file?.staff && <p className={classes.meta}>{staffText(t, file.staff)}</p>}
        {!isAskingAgain && <DueDate request={request} />}
        {request.why && !isAskingAgain && (
          <>
            <p className={classes.label}>{t('review.why')}</p>
            <p className={classes.why}>{request.why}</p>
          </>
        )}
        {request.returnReason && !isAskingAgain && (
          <p className={classes.why}>{t('hospital.returned', { reason: request.returnReason })}</p>
        )}
      </div>
      {can.accept && !isAskingAgain && (
        <Answers candidacyId={candidacyId} request={request} onAskAgain={() => setAskingAgain(true)} onDone={onDone} />
      )}
      {can.askAgain && isAskingAgain && (
        <AskAgainForm
          candidacyId={candidacyId}
          request={request}
          onBack={() => setAskingAgain(false)}
          onDone={onDone}
        />
      )}
    </section>
  );
}

type AnswersProps = Omit<Props, 'name'> & { onAskAgain: () => void };

function Answers({ candidacyId, request: { id, file }, onAskAgain, onDone }: AnswersProps) {
  const { t } = useTranslation('documentRequests');
  const verdict = useVerdict(candidacyId);
  const accept = useAction({
    run: () => acceptRequest(id, file?.uploadedAt ?? ''),
    done: (requests) => {
      verdict.done(requests, t('review.accepted'));
      onDone();
      return undefined;
    },
    failed: (failure) => verdict.failed(failure, t('review.acceptFailed')),
  });
  return (
    <div className={classes.answers}>
      <Button
        size="lg"
        leftSection={<Check size={18} aria-hidden />}
        loading={accept.isBusy}
        onClick={() => accept.start()}
      >
        {t('review.accept')}
      </Button>
      <Button size="lg" variant="default" onClick={onAskAgain}>
        {t('review.askAgain')}
      </Button>
    </div>
  );
}

const readyReasons = ['unreadable', 'pages', 'wrong', 'expired', 'signature'] as const;

/** A click on a common reason fills in the message, which can be edited. */
function AskAgainForm({
  candidacyId,
  request: { id, file },
  onBack,
  onDone,
}: Omit<Props, 'name'> & { onBack: () => void }) {
  const { t } = useTranslation('documentRequests');
  const verdict = useVerdict(candidacyId);
  const form = useZodForm(
    askAgainSchema(() => new Date()),
    { reason: '', dueOn: dayFromToday(7), uploadedAt: file?.uploadedAt },
  );
  const message = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('review.askAgain')}
      onSubmit={async (again) => {
        try {
          verdict.done(await askRequestAgain(id, again), t('review.sent'));
          onDone();
        } catch (failure) {
          if (!isReplaced(failure)) throw failure;
          verdict.failed(failure, t('review.askAgain'));
          onBack();
        }
      }}
    >
      <div className={classes.form}>
        <p className={classes.why}>{t('review.askAgainLead')}</p>
        <fieldset className={classes.reasons} aria-label={t('review.reasons')}>
          {readyReasons.map((reason, index) => (
            <button
              key={reason}
              ref={index === 0 ? first : null}
              type="button"
              className={classes.reason}
              aria-pressed={form.values.reason === t(`review.reason.${reason}.message`)}
              onClick={() => {
                form.setFieldValue('reason', t(`review.reason.${reason}.message`));
                message.current?.focus();
              }}
            >
              {t(`review.reason.${reason}.title`)}
            </button>
          ))}
        </fieldset>
        <TextareaField
          ref={message}
          label={t('review.message')}
          maxLength={documentRequestLimits.reason}
          {...form.getInputProps('reason')}
        />
        <DateField label={t('review.dueOn')} minDate={today()} {...form.getInputProps('dueOn')} />
        <div className={classes.answers}>
          <Button type="submit" size="lg" loading={form.submitting}>
            {t('review.send')}
          </Button>
          <Button size="lg" variant="default" onClick={onBack}>
            {t('review.back')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

const isReplaced = (failure: unknown) => isApiFailure(failure) && failure.data.code === 'Conflict';

/** If the candidate replaced the file meanwhile it is fetched again: a verdict must be about the file that was read. */
function useVerdict(candidacyId: string) {
  const { t } = useTranslation('documentRequests');
  const queryClient = useQueryClient();
  return {
    done(requests: HospitalRequests, title: string) {
      cacheHospitalRequests(queryClient, candidacyId, requests);
      toast({ tone: 'success', title });
    },
    failed(failure: unknown, title: string) {
      if (isReplaced(failure)) {
        toast({ tone: 'warning', title: t('review.replaced'), message: t('review.replacedHelp') });
      } else {
        toastFailure(title, failure);
      }
      void refreshRequests(queryClient, candidacyId);
    },
  };
}
