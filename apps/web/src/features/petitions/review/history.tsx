import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/format.ts';
import { Comment } from './comments.tsx';
import { useEntryText } from './entry-text.ts';
import classes from './side.module.css';

/** Everything that happened, newest first. */
export function ReviewHistory({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const entryText = useEntryText();
  const doctor = `${petition.doctor.firstname} ${petition.doctor.lastname}`;
  return (
    <ol className={classes.history}>
      {petition.timeline.map((entry) => (
        <li key={entry.id} className={classes.entry} data-team={entry.byTeam || undefined}>
          {entry.kind === 'comment' ? (
            <Comment comment={entry} doctor={petition.doctor.firstname} />
          ) : (
            <>
              <p className={classes.entryText}>{entryText(entry)}</p>
              {entry.text && <p className={classes.entryReason}>{entry.text}</p>}
              <p className={classes.entryMeta}>
                {entry.author ?? (entry.byTeam ? t('history.product') : doctor)}
                {' · '}
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
