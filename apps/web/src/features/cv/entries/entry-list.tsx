import type { CvEntryOutline } from '@fonendo/domain/cv/outline';
import { Button, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import type { RowAction } from '../../../ui/table/row-menu.tsx';
import classes from './entry-list.module.css';

/** Drag and drop is loaded beside the editor: an empty CV does not need it. */
const SortableEntries = lazy(() => import('./sortable-entries.tsx'));

export type EntrySummary = Pick<CvEntryOutline, 'title' | 'subtitle'> & { aside: string };

type Props<Entry> = {
  entries: Entry[];
  onChange: (entries: Entry[]) => void;
  create: () => Entry;
  addLabel: string;
  max: number;
  summaryOf: (entry: Entry) => EntrySummary;
  isBlank: (entry: Entry) => boolean;
  isUnfinished: (index: number) => boolean;
  fieldsOf: (entry: Entry, index: number) => ReactNode;
};

/** Entries in printing order: one open at a time, moved by pointer, keyboard or menu. */
export function EntryList<Entry extends { id: string }>(props: Props<Entry>) {
  const { entries, onChange, create, addLabel, max, summaryOf, isBlank, isUnfinished, fieldsOf } = props;
  const { t } = useTranslation('cv');
  const confirm = useConfirm();
  const [openId, setOpenId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);

  const titleOf = (entry: Entry) => summaryOf(entry).title || t('entry.untitled');

  const add = () => {
    const entry = create();
    onChange([...entries, entry]);
    setOpenId(entry.id);
  };

  const move = (from: number, to: number) => {
    const [moved] = entries.slice(from, from + 1);
    if (!moved || to < 0 || to >= entries.length) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, moved));
    setAnnouncement(t('entry.movedTo', { title: titleOf(moved), position: to + 1, total: entries.length }));
  };

  const remove = async (entry: Entry) => {
    const title = titleOf(entry);
    const sure =
      isBlank(entry) ||
      (await confirm({
        title: t('entry.removeTitle', { title }),
        description: t('entry.removeText'),
        action: t('entry.remove'),
        keeps: 'entry',
      }));
    if (!sure) return;
    onChange(entries.filter(({ id }) => id !== entry.id));
    setAnnouncement(t('entry.removed', { title }));
    addButton.current?.focus();
  };

  const actionsOf = (entry: Entry, index: number): RowAction[] => [
    {
      key: 'up',
      label: t('entry.up'),
      icon: <ArrowUp size={16} aria-hidden />,
      ...(index === 0 && { refused: t('entry.first') }),
      onSelect: () => move(index, index - 1),
    },
    {
      key: 'down',
      label: t('entry.down'),
      icon: <ArrowDown size={16} aria-hidden />,
      ...(index === entries.length - 1 && { refused: t('entry.last') }),
      onSelect: () => move(index, index + 1),
    },
    {
      key: 'remove',
      label: t('entry.remove'),
      icon: <Trash2 size={16} aria-hidden />,
      destructive: true,
      onSelect: () => void remove(entry),
    },
  ];

  const full = entries.length >= max;
  return (
    <>
      {entries.length > 0 && (
        <Card padding="rows">
          <Suspense fallback={<LoadingState />}>
            <SortableEntries
              rows={entries.map((entry, index) => ({
                id: entry.id,
                title: titleOf(entry),
                summary: summaryOf(entry),
                unfinished: isUnfinished(index) && entry.id !== openId,
                actions: actionsOf(entry, index),
                fields: entry.id === openId ? fieldsOf(entry, index) : null,
              }))}
              onMove={move}
              onToggle={(id) => setOpenId(id === openId ? null : id)}
            />
          </Suspense>
        </Card>
      )}
      <div className={classes.add}>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<Plus size={17} aria-hidden />}
          onClick={add}
          disabled={full}
        >
          {addLabel}
        </Button>
        {full && <span className={classes.limit}>{t('entry.limit', { max })}</span>}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
