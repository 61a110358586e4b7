import { useTranslation } from 'react-i18next';
import SortableList from '../../../ui/sortable-list.tsx';
import classes from './entry-list.module.css';
import { EntryRow, type EntryRowData } from './entry-row.tsx';

type Props = { rows: EntryRowData[]; onMove: (from: number, to: number) => void; onToggle: (id: string) => void };

/** A module of its own, because drag and drop is loaded on use. */
export default function SortableEntries({ rows, onMove, onToggle }: Props) {
  const { t } = useTranslation('cv');
  return (
    <SortableList
      rows={rows}
      className={classes.list ?? ''}
      texts={{
        role: t('drag.role'),
        instructions: t('drag.instructions'),
        lifted: (place) => t('drag.lifted', place),
        over: (place) => t('drag.over', place),
        dropped: (place) => t('drag.dropped', place),
        cancelled: (place) => t('drag.cancelled', place),
      }}
      onMove={onMove}
    >
      {(row, _index, handle, place) => (
        <EntryRow row={row} onToggle={() => onToggle(row.id)} handle={handle} place={place} />
      )}
    </SortableList>
  );
}
