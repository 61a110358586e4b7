import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type RowAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A note at the right: a number, or a consequence. */
  hint?: string;
  /** Why it is not possible now. The action stays visible, so that people learn what is missing. */
  refused?: string;
  destructive?: boolean;
  onSelect: () => void;
};

/** The actions on one row. `row` names it for screen readers, which hear the button out of context. */
export function RowMenu({ row, actions }: { row: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation('ui');
  if (actions.length === 0) return null;
  const safe = actions.filter(({ destructive }) => !destructive);
  const destructive = actions.filter((action) => action.destructive);
  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <ActionIcon aria-label={t('table.actionsOf', { row })}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {safe.map(item)}
        {safe.length > 0 && destructive.length > 0 && <Menu.Divider />}
        {destructive.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A refused action can be focused, so that its reason can be read, but does nothing. */
function item({ key, label, icon, hint, refused, destructive, onSelect }: RowAction) {
  return (
    <Menu.Item
      key={key}
      leftSection={icon}
      rightSection={refused ?? hint}
      aria-disabled={refused !== undefined}
      data-danger={(destructive && !refused) || undefined}
      closeMenuOnClick={refused === undefined}
      onClick={() => refused === undefined && onSelect()}
    >
      {label}
    </Menu.Item>
  );
}
