import type { HospitalRequest, HospitalRequests as Requests } from '@fonendo/contract/document-requests.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import classes from './document-requests.module.css';
import { hospitalRequestsQuery } from './document-requests.queries.ts';
import { HospitalRequestRow } from './hospital-request-row.tsx';

/** The form with its date fields: loaded on hover or focus of its button. */
const loadDialog = () => import('./request-documents-dialog.tsx');
const RequestDocumentsDialog = lazy(async () => ({ default: (await loadDialog()).RequestDocumentsDialog }));
const onIntent = { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() };

/** pdf.js is large: loaded with the first opened document. */
const ReviewRequest = lazy(async () => ({ default: (await import('./review-request.tsx')).ReviewRequest }));

/** The requested documents with their status and files, and new requests. */
export function HospitalRequests({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('documentRequests');
  const query = useQuery(hospitalRequestsQuery(candidacyId));
  const { data } = query;
  const [asking, setAsking] = useState(false);
  const [openedId, setOpenedId] = useState<string>();
  const opened = data?.items.find(({ id }) => id === openedId);
  return (
    <Section
      title={t('hospital.heading')}
      aside={
        data?.can.ask && data.items.length > 0 ? (
          <Button
            variant="default"
            size="sm"
            leftSection={<FileUp size={16} aria-hidden />}
            {...onIntent}
            onClick={() => setAsking(true)}
          >
            {t('hospital.ask')}
          </Button>
        ) : undefined
      }
      description={data && <Progress items={data.items} />}
    >
      <AnswerFrame query={query} outline="rows" rows={2} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(data) => (
          <List
            candidacyId={candidacyId}
            requests={data}
            onAsk={() => setAsking(true)}
            onOpen={({ id }) => setOpenedId(id)}
          />
        )}
      </AnswerFrame>
      <Suspense>
        {asking && <RequestDocumentsDialog candidacies={[{ id: candidacyId }]} onClose={() => setAsking(false)} />}
        {opened?.file && (
          <ReviewRequest candidacyId={candidacyId} request={opened} onClose={() => setOpenedId(undefined)} />
        )}
      </Suspense>
    </Section>
  );
}

function Progress({ items }: { items: readonly HospitalRequest[] }) {
  const { t } = useTranslation('documentRequests');
  const wanted = items.filter(({ status }) => status !== 'cancelled');
  const accepted = wanted.filter(({ status }) => status === 'accepted').length;
  return wanted.length > 0 ? t('hospital.progress', { accepted, total: wanted.length }) : null;
}

type ListProps = {
  candidacyId: string;
  requests: Requests;
  onAsk: () => void;
  onOpen: (request: HospitalRequest) => void;
};

function List({ candidacyId, requests: { items, candidacy, can }, onAsk, onOpen }: ListProps) {
  const { t } = useTranslation('documentRequests');
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<FileQuestion size={26} strokeWidth={1.75} aria-hidden />}
          title={t('hospital.empty')}
          description={t(
            can.ask ? 'hospital.emptyHelp' : candidacy === 'applied' ? 'hospital.emptyApplied' : 'hospital.emptyClosed',
          )}
          action={
            can.ask && (
              <Button {...onIntent} onClick={onAsk}>
                {t('hospital.ask')}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <div className={classes.container}>
      <Card as="ul" padding="rows" label={t('hospital.heading')}>
        {items.map((request) => (
          <HospitalRequestRow
            key={request.id}
            candidacyId={candidacyId}
            request={request}
            onOpen={() => onOpen(request)}
          />
        ))}
      </Card>
    </div>
  );
}
