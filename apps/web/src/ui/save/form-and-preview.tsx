import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-and-preview.module.css';

export type EditorView = 'edit' | 'preview';

type Props = {
  view: EditorView;
  onView: (view: EditorView) => void;
  words: { label: string } & Record<EditorView, string>;
  /** Null where nothing can be written: the preview stands alone. */
  form: ReactNode;
  preview: ReactNode;
};

/** What is written beside how others see it; in a narrow place they take turns. */
export function FormAndPreview({ view, onView, words, form, preview }: Props) {
  const single = form === null;
  return (
    <div className={classes.frame}>
      {!single && (
        <SegmentedControl
          className={classes.views ?? ''}
          fullWidth
          aria-label={words.label}
          value={view}
          onChange={(chosen) => onView(chosen as EditorView)}
          data={(['edit', 'preview'] as const).map((value) => ({ value, label: words[value] }))}
        />
      )}
      <div className={classes.columns} data-view={single ? 'preview' : view} data-single={single || undefined}>
        {!single && <div className={classes.form}>{form}</div>}
        <div className={classes.preview}>{preview}</div>
      </div>
    </div>
  );
}
