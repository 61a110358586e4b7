import { ActionIcon, Button } from '@mantine/core';
import { ArrowDown, ArrowUp, Crop as CropIcon, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPhoto, openPhoto } from './draw-photo.ts';
import { mostCropped, noCrop, type PhotoPage } from './photo-geometry.ts';
import classes from './photos.module.css';

type Props = {
  page: PhotoPage;
  number: number;
  total: number;
  onChange: (page: PhotoPage) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** What takes the focus along where it is pressed: the photo is then elsewhere, or gone. */
export type PhotoTool = 'up' | 'down' | 'remove';

const sides = ['left', 'top', 'right', 'bottom'] as const;

/** One photo as it will be printed, with what can be done with it. */
export function PhotoCard({ page, number, total, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('documents');
  const [cropping, setCropping] = useState(false);
  const cropId = useId();
  const named = { number };
  return (
    <li className={classes.page}>
      <Preview page={page} label={t('photos.page', named)} />
      <div className={classes.tools}>
        <p className={classes.number}>{t('photos.page', named)}</p>
        <div className={classes.buttons}>
          <ActionIcon
            aria-label={t('photos.turn', named)}
            onClick={() => onChange({ ...page, turns: (page.turns + 1) % 4, crop: noCrop })}
          >
            <RotateCw size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t('photos.crop', named)}
            aria-expanded={cropping}
            aria-controls={cropId}
            onClick={() => setCropping(!cropping)}
          >
            <CropIcon size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            data-tool="up"
            aria-label={t('photos.up', named)}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            data-tool="down"
            aria-label={t('photos.down', named)}
            disabled={number === total}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon data-tool="remove" aria-label={t('photos.remove', named)} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </ActionIcon>
        </div>
        <div id={cropId} hidden={!cropping} className={classes.crop}>
          {sides.map((side) => (
            <label key={side} className={classes.side}>
              <span>{t(`photos.sides.${side}`)}</span>
              <input
                type="range"
                min={0}
                max={mostCropped}
                value={page.crop[side]}
                aria-valuetext={`${page.crop[side]} %`}
                onChange={({ currentTarget }) =>
                  onChange({ ...page, crop: { ...page.crop, [side]: Number(currentTarget.value) } })
                }
              />
            </label>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={() => onChange({ ...page, crop: noCrop })}>
            {t('photos.uncrop')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Focuses this tool of a photo, at either end of the list the one that leads back. Says whether there is such a photo. */
export function focusTool(card: Element | undefined, tool: PhotoTool): boolean {
  const tools = [...(card?.querySelectorAll<HTMLButtonElement>('[data-tool]:enabled') ?? [])];
  const found = tools.find(({ dataset }) => dataset['tool'] === tool) ?? tools[0];
  found?.focus();
  return found !== undefined;
}

const previewSide = 480;

/** Drawn like the page itself, only smaller. */
function Preview({ page, label }: { page: PhotoPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const { photo } = page;
  useEffect(() => {
    let gone = false;
    let opened: ImageBitmap | undefined;
    openPhoto(photo)
      .then((ready) => {
        opened = ready;
        if (gone) ready.close();
        else setBitmap(ready);
      })
      // An unreadable photo is not taken up in the first place.
      .catch(reportError);
    return () => {
      gone = true;
      opened?.close();
    };
  }, [photo]);
  useEffect(() => {
    if (canvas.current && bitmap) drawPhoto(canvas.current, bitmap, page, previewSide);
  }, [bitmap, page]);
  return <canvas ref={canvas} className={classes.preview} role="img" aria-label={label} />;
}
