import type { Process, ProcessList } from '@fonendo/contract/processes.schema';
import { processLimits } from '@fonendo/domain/processes/process';
import '@mantine/core/styles/Menu.layer.css';
import { Copy, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { type RowAction, RowMenu } from '../../ui/table/row-menu.tsx';
import { cacheProcess, deleteProcess, dropProcess, setDefaultProcess } from './processes.queries.ts';

type Props = {
  process: Process;
  /** There are unsaved changes, which a copy would not contain. */
  unsaved: boolean;
  can: ProcessList['can'];
  onCopy: () => void;
  onDeleted: () => void;
};

/** Actions on a process as a whole. */
export function ProcessMenu({ process, unsaved, can, onCopy, onDeleted }: Props) {
  const { t } = useTranslation('processes');
  const confirm = useConfirm();
  const { id, name, isDefault, offers } = process;

  const turnDefault = useAction({
    run: () => setDefaultProcess(id, !isDefault),
    cache: cacheProcess,
    done: isDefault ? t('done.endedDefault') : t('done.madeDefault', { name }),
    failed: t('didNot.makeDefault'),
  });

  const consequences = [
    ...(offers.unpublished + offers.published === 0 ? [t('removal.unused')] : []),
    ...(offers.unpublished > 0 ? [t('removal.unpublished', { count: offers.unpublished })] : []),
    ...(offers.published > 0 ? [t('removal.published', { count: offers.published })] : []),
    t('removal.final'),
  ];
  const remove = useAction({
    ask: () =>
      confirm({
        title: t('removal.title', { name }),
        description: consequences.join(' '),
        action: t('removal.action'),
        keeps: 'process',
      }),
    run: () => deleteProcess(id),
    cache: (queryClient) => {
      onDeleted();
      dropProcess(queryClient, id);
    },
    done: t('done.removed'),
    failed: t('didNot.remove'),
  });

  const refusedCopy = can.add
    ? unsaved && t('actions.unsaved')
    : t('actions.copyFull', { max: processLimits.processes });
  const actions: (RowAction & { offered: boolean })[] = [
    {
      key: 'default',
      offered: can.chooseDefault,
      label: t(isDefault ? 'actions.endDefault' : 'actions.makeDefault'),
      icon: isDefault ? <StarOff size={16} aria-hidden /> : <Star size={16} aria-hidden />,
      ...(!isDefault && { hint: t('actions.makeDefaultHint') }),
      onSelect: () => turnDefault.start(),
    },
    {
      key: 'copy',
      offered: can.manage,
      label: t('actions.copy'),
      icon: <Copy size={16} aria-hidden />,
      ...(refusedCopy && { refused: refusedCopy }),
      onSelect: onCopy,
    },
    {
      key: 'remove',
      offered: can.remove,
      label: t('actions.remove'),
      icon: <Trash2 size={16} aria-hidden />,
      destructive: true,
      onSelect: () => remove.start(),
    },
  ];
  return <RowMenu row={name} actions={actions.filter(({ offered }) => offered)} />;
}
