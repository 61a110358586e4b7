import type { DocumentFile } from '@fonendo/contract/documents.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FileX2, History, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../../../platform/format.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { LoadingState } from '../../../../ui/states/loading-state.tsx';
import { cvFileQuery, documentFileQuery } from '../../petitions.queries.ts';
import type { ReviewDesk } from '../desk.ts';
import classes from '../review.module.css';
import { cvKey } from './papers.ts';

const PdfViewer = lazy(async () => ({ default: (await import('../../../../ui/pdf/pdf-viewer.tsx')).PdfViewer }));

type Props = {
  petition: Petition;
  desk: ReviewDesk;
  /** The earlier version shown beside the current one. */
  comparing: string | null;
  onCompare: (id: string | null) => void;
  onWords: (key: string, words: string) => void;
};

/** The document to judge, and beside it an earlier version if one is compared. */
export function ReviewPaper({ petition, desk, comparing, onCompare, onWords }: Props) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const { paper } = desk;
  const { cv } = petition;
  if (!paper) {
    return (
      <section className={classes.paper} aria-label={t('review.paper')}>
        <EmptyState
          icon={<FileX2 size={26} strokeWidth={1.75} aria-hidden />}
          title={t('review.nothing')}
          description={t('review.nothingHelp')}
        />
      </section>
    );
  }
  const name = desk.nameOf(paper);
  const judged = paper.file;
  const earlier = paper.earlier.find(({ id }) => id === comparing);
  return (
    <section
      className={classes.paper}
      data-comparing={earlier !== undefined || undefined}
      aria-label={t('review.paper')}
    >
      {paper.kind === cvKey && cv && (
        <Viewer
          key={cv.updatedAt}
          name={name}
          meta={t('review.updated', { date: formatShortDay(cv.updatedAt) })}
          fileName={`${petition.reference}-cv.pdf`}
          file={() => queryClient.fetchQuery(cvFileQuery(petition.id, cv.updatedAt))}
        />
      )}
      {earlier && (
        <Viewer
          key={earlier.id}
          name={t('review.earlier', { version: earlier.version })}
          meta={<EarlierFact file={earlier} />}
          isCompared
          fileName={earlier.fileName}
          file={() => queryClient.fetchQuery(documentFileQuery(earlier.id))}
          last={
            <Tool label={t('review.stopComparing')} onClick={() => onCompare(null)}>
              <X size={18} aria-hidden />
            </Tool>
          }
        />
      )}
      {judged && (
        <Viewer
          key={judged.id}
          name={name}
          meta={<FileFact file={judged} />}
          isCompared={earlier !== undefined}
          fileName={judged.fileName}
          file={() => queryClient.fetchQuery(documentFileQuery(judged.id))}
          onWords={(words) => onWords(paper.key, words)}
          extra={!earlier && <Versions earlier={paper.earlier} onCompare={onCompare} />}
        />
      )}
    </section>
  );
}

type ViewerProps = {
  name: string;
  meta: ReactNode;
  /** Whether another one is beside it. */
  isCompared?: boolean;
  fileName: string;
  file: () => Promise<Blob>;
  extra?: ReactNode;
  /** At the end of the row, where what closes something is looked for. */
  last?: ReactNode;
  onWords?: (words: string) => void;
};

function Viewer({ name, meta, isCompared = false, fileName, file, extra, last, onWords }: ViewerProps) {
  const { t } = useTranslation('petitions');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another viewer
  const load = useCallback(async () => {
    const blob = await file();
    return new Uint8Array(await blob.arrayBuffer());
  }, []);
  const download = useAction({
    run: async () => saveFile(await file(), fileName),
    failed: t('review.notDownloaded'),
  });
  return (
    <div className={classes.viewer}>
      <Suspense fallback={<LoadingState of="text" />}>
        <PdfViewer
          label={name}
          load={load}
          keepsTitle={isCompared}
          title={
            <>
              <h2 className={classes.paperName} title={name}>
                {name}
              </h2>
              <span className={classes.paperMeta}>{meta}</span>
            </>
          }
          failure={<ErrorState title={t('review.notOpened')} description={t('review.notOpenedHelp')} />}
          actions={
            <>
              {extra}
              <Tool label={t('review.download')} onClick={() => download.start()}>
                <Download size={18} aria-hidden />
              </Tool>
              {last}
            </>
          }
          {...(onWords && { onText: onWords })}
        />
      </Suspense>
    </div>
  );
}

/** Earlier versions, each of which can be compared with the current one. */
function Versions({ earlier, onCompare }: { earlier: readonly DocumentFile[]; onCompare: (id: string) => void }) {
  const { t } = useTranslation('petitions');
  if (earlier.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('review.compare')} title={t('review.compare')}>
          <History size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {earlier.map((file) => (
          <Menu.Item key={file.id} rightSection={t(`review.state.${file.status}`)} onClick={() => onCompare(file.id)}>
            {t('review.compareWith', { version: file.version, date: formatShortDay(file.uploadedAt) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function FileFact({ file }: { file: DocumentFile }) {
  const { t, i18n } = useTranslation('petitions');
  const size = formatBytes(file.bytes, i18n.language);
  return <>{[t('review.version', { version: file.version }), size].join(' · ')}</>;
}

function EarlierFact({ file }: { file: DocumentFile }) {
  const { t } = useTranslation('petitions');
  const fact = file.reason ?? t(`review.state.${file.status}`);
  return <span title={fact}>{fact}</span>;
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
