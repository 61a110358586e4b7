import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteItem, PaletteSection } from './items.tsx';
import { highlightParts } from './match.ts';
import classes from './palette.module.css';

type Props = {
  id: string;
  sections: readonly PaletteSection[];
  active: PaletteItem;
  query: string;
  optionId: (item: PaletteItem) => string;
  /** Called when the pointer moves onto a row. */
  onPoint: (key: string) => void;
  onOpen: (item: PaletteItem) => void;
};

/** The rows in their sections. Keys are handled by the field, which refers to the active row. */
export function PaletteList({ id, sections, active, query, optionId, onPoint, onOpen }: Props) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);
  const activeId = optionId(active);
  const isFirst = sections[0]?.items[0] === active;
  useEffect(() => {
    // Scrolls to the top with the first row, so that its heading is visible.
    if (isFirst) list.current?.scrollTo({ top: 0 });
    else document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, isFirst]);
  return (
    <div ref={list} id={id} className={classes.list} role="listbox" aria-label={t('listLabel')}>
      {sections.map(({ key, label, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role; a fieldset groups fields
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={classes.section}>
          <div id={`${id}-${key}`} className={classes.sectionLabel}>
            {label}
          </div>
          {items.map((item) => (
            <Option
              key={item.key}
              id={optionId(item)}
              item={item}
              query={query}
              isActive={item.key === active.key}
              onPoint={() => onPoint(item.key)}
              onOpen={() => onOpen(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  item: PaletteItem;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

function Option({ id, item, query, isActive, onPoint, onOpen }: OptionProps) {
  const { icon: Icon, title, subtitle, badge } = item;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      // Only on movement: a list that scrolls under a resting pointer changes nothing.
      onPointerMove={() => !isActive && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.title} title={title}>
          <Highlighted text={title} query={query} />
        </span>
        {subtitle && (
          <span className={classes.subtitle} title={subtitle}>
            <Highlighted text={subtitle} query={query} />
          </span>
        )}
      </span>
      {badge && <span className={classes.badge}>{badge}</span>}
    </div>
  );
}

/** Marks the typed words. */
function Highlighted({ text, query }: { text: string; query: string }) {
  let at = 0;
  return highlightParts(text, query).map((part) => {
    const key = at;
    at += part.text.length;
    return part.matched ? (
      <mark key={key} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
