import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DraggableAttributes,
  type DraggableSyntheticListeners,
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
import type { CSSProperties, ReactNode, Ref } from 'react';

/** For screen readers: which entry, at which position of how many. */
export type SortablePlace = { title: string; position: number; total: number };

export type SortableTexts = {
  role: string;
  instructions: string;
  lifted: (place: SortablePlace) => string;
  over: (place: SortablePlace) => string;
  dropped: (place: SortablePlace) => string;
  cancelled: (place: SortablePlace) => string;
};

/** For the button that lifts a row. */
export type SortHandle = {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  ref: Ref<HTMLButtonElement>;
};

/** For the row itself. */
export type SortPlace = { ref: Ref<HTMLLIElement>; style: CSSProperties; lifted: boolean };

type Props<Row> = {
  rows: readonly Row[];
  texts: SortableTexts;
  className: string;
  onMove: (from: number, to: number) => void;
  /** The handle is null if there is nothing to sort. */
  children: (row: Row, index: number, handle: SortHandle | null, place: SortPlace) => ReactNode;
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list whose rows are moved by their handles, by pointer or keyboard. A module of its own because it is loaded on
 * use.
 */
export default function SortableList<Row extends { id: string; title: string }>(props: Props<Row>) {
  const { rows, texts, className, onMove, children } = props;
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
    onDragStart: ({ active }) => texts.lifted(place(active.id)),
    // A row that was just lifted is over its own place; announcing that would interrupt the announcement of the lift.
    onDragOver: ({ active, over }) => (over?.id === active.id ? undefined : texts.over(place(active.id, over?.id))),
    onDragEnd: ({ active, over }) => texts.dropped(place(active.id, over?.id)),
    onDragCancel: ({ active }) => texts.cancelled(place(active.id)),
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
    >
      <SortableContext items={[...rows]} strategy={verticalListSortingStrategy}>
        <ol className={className}>
          {rows.map((row, index) => (
            <SortableRow key={row.id} id={row.id} role={texts.role} sortable={rows.length > 1}>
              {(handle, at) => children(row, index, handle, at)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type RowProps = {
  id: string;
  role: string;
  sortable: boolean;
  children: (handle: SortHandle | null, place: SortPlace) => ReactNode;
};

function SortableRow({ id, role, sortable, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: role },
  });
  return children(sortable ? { attributes, listeners, ref: setActivatorNodeRef } : null, {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    lifted: isDragging,
  });
}
