import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pdf-viewer.module.css';

type Props = {
  document: PDFDocumentProxy;
  /** Name of the document: two of them may be shown side by side. */
  label: string;
  page: number;
  /** CSS pixels. */
  width: number;
  /** Rotation in degrees, in steps of 90. */
  turned?: number;
  /** Height divided by width, used until the page is loaded. */
  ratio: number;
  onVisible: (page: number, share: number) => void;
};

/** Sharp on dense screens without drawing more pixels than anybody can see. */
const maxDensity = 2;

/** One page: drawn when it comes near the window, with a text layer for selection and screen readers. */
export function PdfPage({ document, label, page, width, turned = 0, ratio, onVisible }: Props) {
  const { t } = useTranslation('ui');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // Not its height: at another width the page would be out of shape until it is drawn again.
  const [shape, setShape] = useState(ratio);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const scroller = element.parentElement;
    const approach = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: scroller,
      rootMargin: '100% 0px',
    });
    const sight = new IntersectionObserver(([entry]) => entry && onVisible(page, entry.intersectionRect.height), {
      root: scroller,
      threshold: [0, 0.1, 0.25, 0.5, 0.75, 1],
    });
    approach.observe(element);
    sight.observe(element);
    return () => {
      approach.disconnect();
      sight.disconnect();
    };
  }, [page, onVisible]);

  useEffect(() => {
    if (!near) return;
    const drawing = draw({
      document,
      page,
      width,
      turned,
      canvas: canvas.current,
      text: text.current,
      onShape: setShape,
    });
    return drawing.cancel;
  }, [near, document, page, width, turned]);

  return (
    <section
      ref={frame}
      className={classes.page}
      data-page={page}
      style={{ width, height: Math.round(width * shape) }}
      aria-label={`${label}: ${t('pdfViewer.page', { page, total: document.numPages })}`}
    >
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      <div ref={text} className={classes.text} />
    </section>
  );
}

type Drawing = Pick<Props, 'document' | 'page' | 'width'> & {
  turned: number;
  canvas: HTMLCanvasElement | null;
  text: HTMLDivElement | null;
  /** Height divided by width. */
  onShape: (ratio: number) => void;
};

function draw({ document, page, width, turned, canvas, text, onShape }: Drawing) {
  let cancelled = false;
  let rendering: RenderTask | undefined;
  let layer: TextLayer | undefined;

  async function run() {
    if (!canvas || !text) return;
    const proxy = await document.getPage(page);
    if (cancelled) return;
    const rotation = (proxy.rotate + turned) % 360;
    const scale = width / proxy.getViewport({ scale: 1, rotation }).width;
    const viewport = proxy.getViewport({ scale, rotation });
    onShape(viewport.height / viewport.width);
    const density = Math.min(window.devicePixelRatio || 1, maxDensity);
    canvas.width = Math.round(viewport.width * density);
    canvas.height = Math.round(viewport.height * density);
    rendering = proxy.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    await rendering.promise;
    if (cancelled) return;
    text.replaceChildren();
    text.style.setProperty('--total-scale-factor', String(viewport.scale));
    layer = new TextLayer({ textContentSource: proxy.streamTextContent(), container: text, viewport });
    await layer.render();
  }

  run().catch((error: unknown) => {
    // A drawing is cancelled when the page is scrolled away or zoomed.
    if (!cancelled) reportError(error);
  });
  return {
    cancel() {
      cancelled = true;
      rendering?.cancel();
      layer?.cancel();
    },
  };
}
