import type { HospitalRequest } from '@fonendo/contract/document-requests.schema';
import { isLegalised } from '@fonendo/domain/documents/kinds';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../platform/format.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { toast } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { CardRow } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { PdfUpload } from '../documents/documents.public.ts';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './document-requests.module.css';
import { cacheHospitalRequests, cancelRequest, handInRequested } from './document-requests.queries.ts';
import { DueDate, RequestedFile } from './request-parts.tsx';
import { usePaperName } from './use-paper-name.ts';

type Props = { candidacyId: string; request: HospitalRequest; onOpen: () => void };

export function HospitalRequestRow({ candidacyId, request, onOpen }: Props) {
  const { t } = useTranslation('documentRequests');
  const name = usePaperName()(request);
  const cancel = useCancellation(candidacyId, request.id, name);
  const [handingIn, setHandingIn] = useState(false);
  const isAwaited = request.status !== 'uploaded';
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <div className={classes.words}>
          <h3 className={classes.name}>{name}</h3>
          {request.why && <p className={classes.why}>{request.why}</p>}
          {request.file && <RequestedFile file={request.file} onOpen={onOpen} />}
          {request.returnReason && (
            <p className={classes.why}>{t('hospital.returned', { reason: request.returnReason })}</p>
          )}
          <p className={classes.facts}>
            <DueDate request={request} />
            <span>
              <Story request={request} />
            </span>
          </p>
        </div>
        <div className={classes.state}>
          <StatusBadge of="documentRequest" status={request.status} />
          {request.can.accept && (
            <Button size="sm" aria-label={`${t('hospital.review')}: ${name}`} onClick={onOpen}>
              {t('hospital.review')}
            </Button>
          )}
          {request.can.handIn && isAwaited && !handingIn && (
            <Button
              variant="default"
              size="sm"
              aria-label={`${t('hospital.handIn')}: ${name}`}
              onClick={() => setHandingIn(true)}
            >
              {t('hospital.handIn')}
            </Button>
          )}
          {request.can.cancel && (
            <RowMenu
              row={name}
              actions={[
                ...(request.can.handIn && !isAwaited
                  ? [
                      {
                        key: 'handIn',
                        label: t('hospital.replace'),
                        icon: <FileUp size={16} aria-hidden />,
                        onSelect: () => setHandingIn(true),
                      },
                    ]
                  : []),
                {
                  key: 'cancel',
                  label: t('hospital.cancel'),
                  icon: <Ban size={16} aria-hidden />,
                  destructive: true,
                  onSelect: () => cancel.start(),
                },
              ]}
            />
          )}
        </div>
      </div>
      {handingIn && request.can.handIn && (
        <HandIn
          candidacyId={candidacyId}
          id={request.id}
          kind={request.kind}
          name={name}
          onClose={() => setHandingIn(false)}
        />
      )}
    </CardRow>
  );
}

type HandInProps = {
  candidacyId: string;
  id: string;
  kind: HospitalRequest['kind'];
  name: string;
  onClose: () => void;
};

/** For what the candidate brought or sent: it is marked as handed in by staff, and the candidate is notified. */
function HandIn({ candidacyId, id, kind, name, onClose }: HandInProps) {
  const { t } = useTranslation('documentRequests');
  const queryClient = useQueryClient();
  return (
    <div className={classes.zone}>
      <p className={classes.why}>{t('hospital.handInHelp')}</p>
      <Suspense fallback={<div className={classes.zoneOutline} />}>
        <PdfUpload
          label={name}
          photoOf={isLegalised(kind) ? 'legalised' : 'paper'}
          action={t('hospital.handIn')}
          deliver={async (sent) => {
            await handInRequested(queryClient, { candidacyId, id, ...sent });
            toast({ tone: 'success', title: t('hospital.handedIn'), message: t('hospital.handedInHelp') });
            onClose();
          }}
        />
      </Suspense>
      <Button className={classes.keep ?? ''} variant="subtle" size="compact-sm" onClick={onClose}>
        {t('hospital.handInCancel')}
      </Button>
    </div>
  );
}

/** The last event of the request. */
function Story({ request: { status, askedBy, askedAt, reviewedBy, reviewedAt, remindedAt } }: Pick<Props, 'request'>) {
  const { t } = useTranslation('documentRequests');
  if (status === 'accepted' && reviewedAt) {
    const date = formatShortDay(reviewedAt);
    return reviewedBy ? t('hospital.acceptedBy', { name: reviewedBy, date }) : t('hospital.acceptedOn', { date });
  }
  if (status === 'cancelled')
    return reviewedAt ? t('hospital.cancelledOn', { date: formatShortDay(reviewedAt) }) : null;
  if (remindedAt && status !== 'uploaded') return t('hospital.reminded', { date: formatShortDay(remindedAt) });
  const date = formatShortDay(askedAt);
  return askedBy ? t('hospital.askedBy', { name: askedBy, date }) : t('hospital.askedOn', { date });
}

function useCancellation(candidacyId: string, id: string, name: string) {
  const { t } = useTranslation('documentRequests');
  const confirm = useConfirm();
  return useAction({
    ask: () =>
      confirm({
        title: t('hospital.cancelTitle', { name }),
        description: t('hospital.cancelHelp'),
        action: t('hospital.cancel'),
        keeps: 'request',
      }),
    run: () => cancelRequest(id),
    cache: (queryClient, requests) => cacheHospitalRequests(queryClient, candidacyId, requests),
    done: t('hospital.cancelled'),
    failed: t('hospital.cancelFailed'),
    invalidates: [queryKeys.selection.documentRequests(candidacyId)],
  });
}
