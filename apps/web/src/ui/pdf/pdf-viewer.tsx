import { ActionIcon, Loader, Tooltip } from '@mantine/core';
import { ChevronDown, ChevronUp, Maximize, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../use-element-width.ts';
import { type OpenPdf, openPdf, readWords } from './document.ts';
import { PdfPage } from './page.tsx';
import classes from './pdf-viewer.module.css';

type Props = {
  /** Name of the document: "Pasaporte". */
  label: string;
  /** Fetches the file. Called once; use another `key` for another file. */
  load: () => Promise<Uint8Array>;
  /** At the beginning of the toolbar: the name of the document. */
  title?: ReactNode;
  /** Whether the title is shown on a phone too, where the page above usually says what the viewer holds. */
  keepsTitle?: boolean;
  /** Further buttons at the end of the toolbar: download, close. */
  actions?: ReactNode;
  /** In place of the pages where the file cannot be fetched or read. */
  failure: ReactNode;
  /** Gets the text of the file once it is read; empty for a scan. */
  onText?: (text: string) => void;
};

/** Relative to the available width; 1 fits it. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const gutter = 32;
const widestPage = 920;

/** Shows all pages of a PDF one below the other, with zoom. */
export function PdfViewer({ label, load, title, keepsTitle, actions, failure, onText }: Props) {
  const { t } = useTranslation('ui');
  const pdf = usePdf(load, onText);
  const [scroller, available] = useElementWidth<HTMLDivElement>();
  const viewer = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [turned, setTurned] = useState(0);
  const { page, onVisible } = useCurrentPage();
  const document = pdf.state === 'open' ? pdf.document : null;
  const total = document?.numPages ?? 0;
  const width = Math.round(Math.max(160, Math.min((available ?? 0) - gutter, widestPage)) * zoom);

  const step = (by: 1 | -1) => setZoom((now) => zooms[zooms.indexOf(now) + by] ?? now);
  const goTo = (wanted: number) => {
    const target = scroller.current?.querySelector(`[data-page="${wanted}"]`);
    target?.scrollIntoView({ block: 'start' });
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setZoom(1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are short cuts for buttons that are there as well
    <div ref={viewer} className={classes.viewer} onKeyDown={onKeyDown}>
      <div className={classes.toolbar} role="toolbar" aria-label={t('pdfViewer.toolbar')}>
        {title && (
          <div className={classes.title} data-kept={keepsTitle || undefined}>
            {title}
          </div>
        )}
        <Tool label={t('pdfViewer.previous')} disabled={page <= 1} onClick={() => goTo(page - 1)}>
          <ChevronUp size={18} aria-hidden />
        </Tool>
        <span className={classes.count} aria-live="polite">
          {document && t(title ? 'pdfViewer.pageShort' : 'pdfViewer.page', { page, total })}
        </span>
        <Tool label={t('pdfViewer.next')} disabled={page >= total} onClick={() => goTo(page + 1)}>
          <ChevronDown size={18} aria-hidden />
        </Tool>
        <span className={classes.gap} />
        <Tool label={t('pdfViewer.zoomOut')} disabled={!document || zoom === zooms[0]} onClick={() => step(-1)}>
          <ZoomOut size={18} aria-hidden />
        </Tool>
        <span className={classes.zoom}>{t('pdfViewer.zoom', { percent: Math.round(zoom * 100) })}</span>
        <Tool label={t('pdfViewer.zoomIn')} disabled={!document || zoom === zooms.at(-1)} onClick={() => step(1)}>
          <ZoomIn size={18} aria-hidden />
        </Tool>
        {!title && (
          <Tool label={t('pdfViewer.fitWidth')} disabled={!document || zoom === 1} onClick={() => setZoom(1)}>
            <MoveHorizontal size={18} aria-hidden />
          </Tool>
        )}
        <Tool label={t('pdfViewer.rotate')} disabled={!document} onClick={() => setTurned((now) => (now + 90) % 360)}>
          <RotateCw size={18} aria-hidden />
        </Tool>
        {globalThis.document.fullscreenEnabled && (
          <Tool label={t('pdfViewer.fullScreen')} disabled={!document} onClick={() => toggleFullScreen(viewer.current)}>
            <Maximize size={18} aria-hidden />
          </Tool>
        )}
        {actions}
      </div>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={t('pdfViewer.pages', { label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it can focus
        tabIndex={0}
      >
        {pdf.state === 'loading' && (
          <div className={classes.waiting} role="status">
            <Loader size={28} aria-hidden />
            <p>{t('pdfViewer.loading')}</p>
          </div>
        )}
        {pdf.state === 'failed' && <div className={classes.waiting}>{failure}</div>}
        {document &&
          available !== null &&
          Array.from({ length: total }, (_, index) => index + 1).map((number) => (
            <PdfPage
              key={number}
              document={document}
              label={label}
              page={number}
              width={width}
              turned={turned}
              ratio={pdf.state === 'open' ? pdf.ratio : 1}
              onVisible={onVisible}
            />
          ))}
      </section>
    </div>
  );
}

type ToolProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** The same button, or Escape, leads back. */
function toggleFullScreen(element: HTMLElement | null): void {
  void (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen());
}

type Pdf = { state: 'loading' } | { state: 'failed' } | { state: 'open'; document: OpenPdf['document']; ratio: number };

function usePdf(load: Props['load'], onText: Props['onText']): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' });
  const fetchIt = useRef(load);
  const tellText = useRef(onText);
  useEffect(() => {
    let left = false;
    let opened: OpenPdf | undefined;
    async function open() {
      opened = await openPdf(await fetchIt.current());
      if (left) return opened.close();
      const { width, height } = (await opened.document.getPage(1)).getViewport({ scale: 1 });
      if (!left) setPdf({ state: 'open', document: opened.document, ratio: height / width });
      if (!left && tellText.current) tellText.current(await readWords(opened.document));
    }
    open().catch(() => {
      if (!left) setPdf({ state: 'failed' });
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, []);
  return pdf;
}

/** The page of which most is visible. */
function useCurrentPage() {
  const heights = useRef(new Map<number, number>());
  const [page, setPage] = useState(1);
  const onVisible = useCallback((seen: number, height: number) => {
    heights.current.set(seen, height);
    const [most = 1] = [...heights.current].toSorted(([, one], [, two]) => two - one)[0] ?? [];
    setPage(most);
  }, []);
  return { page, onVisible };
}
