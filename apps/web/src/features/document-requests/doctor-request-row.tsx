import type { OwnRequest } from '@fonendo/contract/document-requests.schema';
import { isLegalised } from '@fonendo/domain/documents/kinds';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../platform/format.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toast } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { CardRow } from '../../ui/card.tsx';
import { PdfUpload } from '../documents/documents.public.ts';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './document-requests.module.css';
import { fetchRequestedFile, uploadRequested } from './document-requests.queries.ts';
import { DueDate, RequestedFile } from './request-parts.tsx';
import { usePaperName } from './use-paper-name.ts';

type Props = { candidacyId: string; request: OwnRequest };

export function DoctorRequestRow({ candidacyId, request }: Props) {
  const { t } = useTranslation('documentRequests');
  const name = usePaperName()(request);
  const download = useAction({
    run: async () => saveFile(await fetchRequestedFile(request.id), request.file?.name ?? 'documento.pdf'),
    failed: t('review.notDownloaded'),
  });
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <div className={classes.words}>
          <h3 className={classes.name}>{name}</h3>
          {request.why && <p className={classes.why}>{request.why}</p>}
          <p className={classes.facts}>
            <DueDate request={request} />
            <span>{t('doctor.asked', { date: formatShortDay(request.askedAt) })}</span>
          </p>
          {request.file && <RequestedFile file={request.file} onOpen={() => download.start()} />}
        </div>
        <div className={classes.state}>
          <StatusBadge of="documentRequest" status={request.status} />
        </div>
      </div>
      {request.status === 'askedAgain' && request.returnReason && (
        <div className={classes.returned}>
          <p className={classes.returnedTitle}>{t('doctor.returned')}</p>
          <p className={classes.returnedText}>{request.returnReason}</p>
        </div>
      )}
      <Below candidacyId={candidacyId} request={request} name={name} />
    </CardRow>
  );
}

/** The dropzone, or why none is needed. A file under review is replaced only on request. */
function Below({ candidacyId, request, name }: Props & { name: string }) {
  const { t } = useTranslation('documentRequests');
  const [replacing, setReplacing] = useState(false);
  const { status, can } = request;
  if (!can.upload) return <Ended request={request} />;
  const isWaiting = status === 'uploaded';
  if (isWaiting && !replacing) {
    return (
      <div className={classes.waiting}>
        <p className={classes.why}>{t(request.file?.staff ? 'doctor.staffHelp' : 'doctor.waitingReview')}</p>
        <Button
          variant="default"
          size="sm"
          aria-label={`${t('doctor.replace')}: ${name}`}
          onClick={() => setReplacing(true)}
        >
          {t('doctor.replace')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.zone}>
      {request.overdue && <p className={classes.late}>{t('doctor.overdue')}</p>}
      <Answer candidacyId={candidacyId} request={request} name={name} onDone={() => setReplacing(false)} />
      {isWaiting && (
        <Button className={classes.keep ?? ''} variant="subtle" size="compact-sm" onClick={() => setReplacing(false)}>
          {t('doctor.keep')}
        </Button>
      )}
    </div>
  );
}

function Answer({
  candidacyId,
  request: { id, kind, status },
  name,
  onDone,
}: Props & { name: string; onDone: () => void }) {
  const { t } = useTranslation('documentRequests');
  const queryClient = useQueryClient();
  const isReplacing = status === 'uploaded';
  return (
    <Suspense fallback={<div className={classes.zoneOutline} />}>
      <PdfUpload
        label={name}
        photoOf={isLegalised(kind) ? 'legalised' : 'paper'}
        action={t(isReplacing ? 'doctor.replace' : 'doctor.upload')}
        deliver={async (sent) => {
          await uploadRequested(queryClient, { candidacyId, id, ...sent });
          toast({ tone: 'success', title: t('doctor.done'), message: t('doctor.doneHelp') });
          onDone();
        }}
      />
    </Suspense>
  );
}

function Ended({ request: { status } }: Pick<Props, 'request'>) {
  const { t } = useTranslation('documentRequests');
  if (status === 'accepted') return <p className={classes.why}>{t('doctor.accepted')}</p>;
  return <p className={classes.why}>{t(status === 'cancelled' ? 'doctor.cancelled' : 'doctor.ended')}</p>;
}
