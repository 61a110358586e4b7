import type { OwnCandidacy } from '@fonendo/contract/candidacies.schema';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { askAgain } from '../../platform/kept-answers.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { toast } from '../../platform/toasts.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { withdrawCandidacy } from './candidacies.queries.ts';

type Props = { candidacy: OwnCandidacy; className?: string | undefined };

/** The doctor's way out, after a question. */
export function Withdraw({ candidacy: { id, offer }, className = '' }: Props) {
  const { t } = useTranslation('candidacies');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const withdraw = useMutation({
    mutationFn: () => withdrawCandidacy(queryClient, id),
    onSuccess: () => toast({ tone: 'success', title: t('withdraw.done') }),
    onError: (failure) => {
      toastFailure(t('withdraw.failed'), failure);
      void askAgain(queryClient, [queryKeys.candidacies.all]);
    },
  });
  const ask = async () => {
    const sure = await confirm({
      title: t('withdraw.title', { offer: offer.name }),
      description: t('withdraw.description'),
      action: t('withdraw.action'),
      destructive: true,
    });
    if (sure) withdraw.mutate();
  };
  return (
    <Button variant="subtle" className={className} loading={withdraw.isPending} onClick={() => void ask()}>
      {t('own.withdraw')}
    </Button>
  );
}
