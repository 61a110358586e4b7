import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type RowAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A fact at the right: how many, or what follows from it. */
  hint?: string;
  /** Why it cannot be done now. The action stays visible: what is missing can be learnt. */
  refused?: string;
  destructive?: boolean;
  onSelect: () => void;
};

/** The actions on one row; nothing where there is none. `row` names it for those who hear the button out of its context. */
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

/** A refused action can still be reached, so that its reason is read; it only does nothing. */
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
