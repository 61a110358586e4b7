import type { DoctorDocuments as Checklist, DocumentFile, DocumentItem } from '@fonendo/contract/documents.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import classes from './documents.module.css';
import { documentsQuery } from './documents.queries.ts';
import { useRequirementTexts } from './requirement-text.ts';
import { DocumentRow } from './row.tsx';

/** pdf.js is large: loaded with the first opened document. */
const DocumentPreview = lazy(() =>
  import('./document-preview.tsx').then((module) => ({ default: module.DocumentPreview })),
);

/** What a page adds to kinds of documents: questions, a form to copy from, a signature. */
export type Beside = Partial<Record<DocumentKind, ReactNode>>;

/** A doctor's own documents: what is needed and why, uploads, verdicts, earlier versions and the preview. */
export function DoctorDocuments({ beside = {} }: { beside?: Beside }) {
  const { t } = useTranslation('documents');
  const query = useQuery(documentsQuery);
  const { data: documents } = query;
  const [opened, setOpened] = useState<DocumentFile>();
  return (
    <Section title={t('heading')} aside={documents && <Progress documents={documents} />}>
      <AnswerFrame query={query} outline="rows" rows={5} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(documents) => <List documents={documents} onOpen={setOpened} beside={beside} />}
      </AnswerFrame>
      {opened && (
        <Suspense>
          <DocumentPreview key={opened.id} file={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

/** One counter that never changes its meaning: uploads, and verdicts beside them. */
function Progress({ documents: { required } }: { documents: Checklist }) {
  const { t } = useTranslation('documents');
  const { total, uploaded, approved, rejected } = required;
  return [
    t('counted', { uploaded, count: total }),
    t('countedApproved', { count: approved }),
    rejected > 0 && t('countedRejected', { count: rejected }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type ListProps = { documents: Checklist; onOpen: (file: DocumentFile) => void; beside: Beside };

function List({ documents: { items, waivers, locked }, onOpen, beside }: ListProps) {
  const { t } = useTranslation('documents');
  const { waiver } = useRequirementTexts();
  return (
    <Card padding="rows" as="ul">
      {locked && (
        <CardRow as="li">
          <div className={classes.locked}>
            <Lock size={18} strokeWidth={1.75} aria-hidden className={classes.fileIcon} />
            <div>
              <p className={classes.name}>{t('locked')}</p>
              <p className={classes.why}>
                {t('lockedHelp')}{' '}
                <Anchor inherit fw={600} component={Link} to="/offers/own">
                  {t('lockedBy')}
                </Anchor>
              </p>
            </div>
          </div>
        </CardRow>
      )}
      {rejectedFirst(items).map((item) => (
        <DocumentRow key={item.kind} item={item} onOpen={onOpen} beside={beside[item.kind]} />
      ))}
      {waivers.length > 0 && (
        <CardRow as="li" foot>
          <h3 className={classes.name}>{t('waivers.title')}</h3>
          <ul className={classes.waivers}>
            {waivers.map(waiver).map(({ what, why }) => (
              <li key={what} className={classes.waiver}>
                <Check size={16} strokeWidth={2} aria-hidden className={classes.tick} />
                <span>
                  <strong>{what}:</strong> {why}
                </span>
              </li>
            ))}
          </ul>
        </CardRow>
      )}
    </Card>
  );
}

const isRejected = ({ current }: DocumentItem) => current.some(({ status }) => status === 'rejected');

const rejectedFirst = (items: readonly DocumentItem[]) =>
  items.toSorted((one, two) => Number(isRejected(two)) - Number(isRejected(one)));
