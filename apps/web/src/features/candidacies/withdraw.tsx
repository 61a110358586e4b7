import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { cacheCandidacy, withdrawCandidacy } from './candidacies.queries.ts';

type Props = { candidacy: OwnCandidacy; className?: string | undefined };

/** Withdraws the candidacy after a confirmation. */
export function Withdraw({ candidacy: { id, offer }, className = '' }: Props) {
  const { t } = useTranslation('candidacies');
  const confirm = useConfirm();
  const withdraw = useAction({
    ask: () =>
      confirm({
        title: t('withdraw.title', { offer: offer.name }),
        description: t('withdraw.description'),
        action: t('withdraw.action'),
        keeps: 'candidacy',
      }),
    run: () => withdrawCandidacy(id),
    cache: cacheCandidacy,
    done: t('withdraw.done'),
    failed: t('withdraw.failed'),
    invalidates: affectedBy.ownCandidacy,
  });
  return (
    <Button variant="subtle" className={className} loading={withdraw.isBusy} onClick={() => withdraw.start()}>
      {t('own.withdraw')}
    </Button>
  );
}
