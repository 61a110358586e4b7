import type { Process, ProcessList } from '@fonendo/contract/processes.schema';
import { processLimits } from '@fonendo/domain/selection-process';
import '@mantine/core/styles/Menu.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { toast } from '../../platform/toasts.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { type RowAction, RowMenu } from '../../ui/row-menu.tsx';
import { deleteProcess, dropProcess, keepProcess, setDefaultProcess } from './processes.queries.ts';

type Props = {
  process: Process;
  /** Something on the screen is not stored: a copy would not have it. */
  unsaved: boolean;
  can: ProcessList['can'];
  onCopy: () => void;
  onDeleted: () => void;
};

/** What is done with a process as a whole. */
export function ProcessMenu({ process, unsaved, can, onCopy, onDeleted }: Props) {
  const { t } = useTranslation('processes');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { id, name, isDefault, offers } = process;

  const turnDefault = async () => {
    try {
      keepProcess(queryClient, await setDefaultProcess(id, !isDefault));
      toast({ tone: 'success', title: isDefault ? t('done.endedDefault') : t('done.madeDefault', { name }) });
    } catch (failure) {
      toastFailure(t('didNot.makeDefault'), failure);
    }
  };

  const remove = async () => {
    const consequences = [
      ...(offers.unpublished + offers.published === 0 ? [t('removal.unused')] : []),
      ...(offers.unpublished > 0 ? [t('removal.unpublished', { count: offers.unpublished })] : []),
      ...(offers.published > 0 ? [t('removal.published', { count: offers.published })] : []),
      t('removal.final'),
    ];
    const sure = await confirm({
      title: t('removal.title', { name }),
      description: consequences.join(' '),
      action: t('removal.action'),
      destructive: true,
    });
    if (!sure) return;
    try {
      await deleteProcess(id);
      onDeleted();
      dropProcess(queryClient, id);
      toast({ tone: 'success', title: t('done.removed') });
    } catch (failure) {
      toastFailure(t('didNot.remove'), failure);
    }
  };

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
      onSelect: () => void turnDefault(),
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
      onSelect: () => void remove(),
    },
  ];
  return <RowMenu row={name} actions={actions.filter(({ offered }) => offered)} />;
}
