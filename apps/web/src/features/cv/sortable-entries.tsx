import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import classes from './entry-list.module.css';
import { EntryRow, type EntryRowData } from './entry-row.tsx';

type Props = { rows: EntryRowData[]; onMove: (from: number, to: number) => void; onToggle: (id: string) => void };

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose rows are lifted at their handles, by pointer or by keyboard. Its own module: it is loaded on use. */
export default function SortableEntries({ rows, onMove, onToggle }: Props) {
  const { t } = useTranslation('cv');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id);
  const place = (id: UniqueIdentifier, over?: UniqueIdentifier) => ({
    title: rows[indexOf(id)]?.title ?? '',
    position: indexOf(over ?? id) + 1,
    total: rows.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', place(active.id)),
    // A row that has just been lifted is over its own place: that would be said over the lifting.
    onDragOver: ({ active, over }) => (over?.id === active.id ? undefined : t('drag.over', place(active.id, over?.id))),
    onDragEnd: ({ active, over }) => t('drag.dropped', place(active.id, over?.id)),
    onDragCancel: ({ active }) => t('drag.cancelled', place(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <ol className={classes.list}>
          {rows.map((row) => (
            <SortableRow key={row.id} row={row} sortable={rows.length > 1} onToggle={() => onToggle(row.id)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type RowProps = { row: EntryRowData; sortable: boolean; onToggle: () => void };

function SortableRow({ row, sortable, onToggle }: RowProps) {
  const { t } = useTranslation('cv');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
    attributes: { roleDescription: t('drag.role') },
  });
  return (
    <EntryRow
      row={row}
      onToggle={onToggle}
      handle={sortable ? { attributes, listeners, ref: setActivatorNodeRef } : null}
      place={{
        ref: setNodeRef,
        style: { transform: CSS.Translate.toString(transform), transition },
        lifted: isDragging,
      }}
    />
  );
}
