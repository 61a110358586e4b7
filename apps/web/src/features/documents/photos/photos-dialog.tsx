import { limits } from '@fonendo/domain/shared/limits';
import { Button, Modal } from '@mantine/core';
import { formatList } from '../../../platform/format.ts';
import { newId } from '../../../platform/new-id.ts';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Camera, Images } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';
import { useTypedForms } from '../../../ui/dialog/use-typed-forms.ts';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { openPhoto } from './draw-photo.ts';
import { focusTool, PhotoCard, type PhotoTool } from './photo-card.tsx';
import { noCrop, type PhotoPage } from './photo-geometry.ts';
import classes from './photos.module.css';
import { writePhotos } from './write-photos.ts';

export type PhotoSubject = 'legalised' | 'paper' | 'anything';

/** What helps to read it. */
const hintsOf = {
  legalised: ['flat', 'light', 'whole', 'backAndApostille', 'format'],
  paper: ['flat', 'light', 'whole', 'back', 'format'],
  anything: ['light', 'readable', 'format'],
} as const satisfies Record<PhotoSubject, readonly string[]>;

type Props = {
  /** Which document: "Pasaporte". */
  label: string;
  /** What the photos show: a paper with its apostille, a paper, or whatever somebody attaches. */
  subject: PhotoSubject;
  /** Photos that were dropped or chosen already. */
  photos: readonly File[];
  onClose: () => void;
  /** One PDF of all photos, within the limit. */
  onDone: (file: File) => void;
};

/** No HEIC: phones turn their photos into JPEG for a page that asks for it. */
const photoTypes = 'image/jpeg,image/png,image/webp';

const pageOf = (photo: File): PhotoPage => ({ id: newId(), photo, turns: 0, crop: noCrop });

/** Photos are taken or chosen, put in order, turned and cut, and become one PDF. Nothing leaves the phone before that. */
export function PhotosDialog({ label, subject, photos, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation(['documents', 'core']);
  useOpenerFocus(true);
  const [pages, setPages] = useState<PhotoPage[]>([]);
  const [first] = useState(() => photos.map(pageOf));
  const [failure, setFailure] = useState<string>();
  const [broken, setBroken] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const isOpen = useRef(true);
  const { forms, answered, closing } = useTypedForms({
    onClose: () => {
      isOpen.current = false;
      onClose();
    },
  });
  const max = formatBytes(limits.file.maxBytes, i18n.language);

  // Photos that were taken, turned and cut are given up only if the person says so.
  const hasPages = pages.length > 0;
  useEffect(() => {
    const holdsPages = () => hasPages;
    forms.add(holdsPages);
    return () => void forms.delete(holdsPages);
  }, [forms, hasPages]);

  // Those that were chosen outside are taken up like the others: only what can be opened.
  useEffect(() => {
    void readablePages(first).then(({ pages: opened, broken }) => {
      setPages((known) => [...opened.filter((page) => !known.includes(page)), ...known]);
      setBroken(broken);
    });
  }, [first]);

  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    // The same photo can be chosen again.
    currentTarget.value = '';
    setFailure(undefined);
    const { pages: opened, broken: unopened } = await readablePages(chosen.map(pageOf));
    setBroken(unopened);
    setPages((known) => [...known, ...opened]);
  }

  async function finish() {
    setBusy(true);
    setFailure(undefined);
    setBroken([]);
    try {
      const file = await writePhotos(pages, `${label}.pdf`, limits.file.maxBytes);
      await answered();
      // Whoever cancelled meanwhile sends nothing.
      if (!isOpen.current) return;
      if (file) onDone(file);
      else setFailure(t('photos.tooMany', { max }));
    } catch (error) {
      reportError(error);
      setFailure(t('photos.failed'));
    } finally {
      setBusy(false);
    }
  }

  const change = (index: number, page: PhotoPage) => setPages((known) => known.with(index, page));
  // A photo that is moved is drawn anew at its place, and one that is removed takes its buttons along.
  const [acted, setActed] = useState<{ index: number; tool: PhotoTool }>();
  useEffect(() => {
    if (acted) focusTool(list.current?.children[acted.index], acted.tool) || chooser.current?.focus();
  }, [acted]);
  const move = (index: number, by: -1 | 1) => {
    const [moved] = pages.slice(index, index + 1);
    if (!moved) return;
    setPages(pages.toSpliced(index, 1).toSpliced(index + by, 0, moved));
    setActed({ index: index + by, tool: by < 0 ? 'up' : 'down' });
  };
  const remove = (index: number) => {
    setPages(pages.toSpliced(index, 1));
    setActed({ index: Math.min(index, pages.length - 2), tool: 'remove' });
  };

  return (
    <Modal
      opened
      {...closing}
      size={720}
      title={t('photos.title', { document: label })}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <ul className={classes.hints}>
        {hintsOf[subject].map((hint) => (
          <li key={hint}>{t(`photos.hints.${hint}`)}</li>
        ))}
      </ul>
      <input
        ref={camera}
        type="file"
        hidden
        accept={photoTypes}
        capture="environment"
        aria-label={t('photos.take')}
        onChange={(event) => void add(event)}
      />
      <input
        ref={album}
        type="file"
        hidden
        multiple
        accept={photoTypes}
        aria-label={t('photos.choose')}
        onChange={(event) => void add(event)}
      />
      <div className={classes.sources}>
        <Button
          variant="default"
          leftSection={<Camera size={17} aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          {t(pages.length > 0 ? 'photos.takeMore' : 'photos.take')}
        </Button>
        <Button
          ref={chooser}
          variant="default"
          leftSection={<Images size={17} aria-hidden />}
          onClick={() => album.current?.click()}
        >
          {t(pages.length > 0 ? 'photos.chooseMore' : 'photos.choose')}
        </Button>
      </div>
      {pages.length > 0 && (
        <ol ref={list} className={classes.pages} aria-label={t('photos.pages')}>
          {pages.map((page, index) => (
            <PhotoCard
              key={page.id}
              page={page}
              number={index + 1}
              total={pages.length}
              onChange={(changed) => change(index, changed)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {(failure || broken.length > 0) && (
        <p className={classes.failure} role="alert">
          {failure ?? t('photos.unreadable', { names: formatList(broken) })}
        </p>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={closing.onClose}>
          {t('core:actions.cancel')}
        </Button>
        <Button disabled={pages.length === 0} loading={busy} onClick={() => void finish()}>
          {t('photos.submit', { count: pages.length })}
        </Button>
      </div>
    </Modal>
  );
}

async function readablePages(pages: PhotoPage[]) {
  const readable = await Promise.all(pages.map(({ photo }) => isReadable(photo)));
  return {
    pages: pages.filter((_, index) => readable[index]),
    broken: pages.filter((_, index) => !readable[index]).map(({ photo }) => photo.name),
  };
}

async function isReadable(photo: Blob): Promise<boolean> {
  try {
    (await openPhoto(photo)).close();
    return true;
  } catch {
    return false;
  }
}
