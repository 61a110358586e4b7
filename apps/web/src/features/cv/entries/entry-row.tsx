import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { ChevronDown, GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import type { SortHandle, SortPlace } from '../../../ui/sortable-list.tsx';
import sortable from '../../../ui/sortable-row.module.css';
import { type RowAction, RowMenu } from '../../../ui/table/row-menu.tsx';
import classes from './entry-list.module.css';
import type { EntrySummary } from './entry-list.tsx';

export type EntryRowData = {
  id: string;
  title: string;
  summary: EntrySummary;
  unfinished: boolean;
  actions: RowAction[];
  /** Set while the entry is open. */
  fields: ReactNode;
};

type Props = {
  row: EntryRowData;
  onToggle: () => void;
  /** For the drag handle; null if there is nothing to sort. */
  handle: SortHandle | null;
  place: SortPlace;
};

export function EntryRow({ row, onToggle, handle, place }: Props) {
  const { t } = useTranslation('cv');
  const { title, summary, unfinished, actions, fields } = row;
  const open = fields !== null;
  const fieldsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <li ref={place.ref} style={place.style} className={sortable.row} data-lifted={place.lifted || undefined}>
      <div className={classes.head}>
        {handle && !open && (
          <ActionIcon
            {...handle.attributes}
            {...handle.listeners}
            ref={handle.ref}
            className={sortable.handle ?? ''}
            aria-label={t('entry.move', { title })}
          >
            <GripVertical size={18} aria-hidden />
          </ActionIcon>
        )}
        <UnstyledButton
          ref={toggle}
          className={classes.toggle ?? ''}
          aria-expanded={open}
          aria-controls={fieldsId}
          onClick={onToggle}
        >
          <span className={classes.title}>{title}</span>
          {!open && (summary.subtitle || summary.aside) && (
            <span className={classes.subtitle}>{[summary.subtitle, summary.aside].filter(Boolean).join(' · ')}</span>
          )}
          {unfinished && (
            <span className={classes.badge}>
              <ToneBadge tone="warn" glyph="dashed">
                {t('entry.unfinished')}
              </ToneBadge>
            </span>
          )}
          <ChevronDown size={18} aria-hidden className={classes.chevron ?? ''} data-open={open || undefined} />
        </UnstyledButton>
        <RowMenu row={title} actions={actions} />
      </div>
      <div id={fieldsId} hidden={!open}>
        {open && (
          <OpenFields
            onDone={() => {
              onToggle();
              toggle.current?.focus();
            }}
          >
            {fields}
          </OpenFields>
        )}
      </div>
    </li>
  );
}

/** The first field of a newly opened entry gets the focus if it is empty. */
function OpenFields({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  const { t } = useTranslation('cv');
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLInputElement>('[data-first-field]');
    if (first?.value === '') first.focus();
  }, []);
  return (
    <div ref={fields} className={classes.fields}>
      {children}
      <Button variant="default" className={classes.done ?? ''} onClick={onDone}>
        {t('entry.done')}
      </Button>
    </div>
  );
}
