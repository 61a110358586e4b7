import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { useTranslation } from 'react-i18next';
import classes from './ticks.module.css';

/** One small bar per document: green approved, red rejected, grey pending or missing. */
export function DocumentTicks({ documents }: Pick<PetitionRow, 'documents'>) {
  const { t } = useTranslation('petitions');
  const count = (wanted: string) => documents.filter(({ status }) => status === wanted).length;
  const facts = { approved: count('approved'), rejected: count('rejected'), total: documents.length };
  if (documents.length === 0) return null;
  return (
    <span className={classes.ticks} role="img" aria-label={t('queue.ticks', facts)}>
      {documents.map(({ kind, status }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several additional documents share a kind and have no other name here
        <i key={`${kind}-${index}`} data-status={status} />
      ))}
    </span>
  );
}
