import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { fateOnLeaving, type LeavingFate } from '@fonendo/domain/petitions/standing';
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Download } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { useFileDownload } from '../papers/actions.ts';
import { fetchLetter, ownPetitionsQuery } from '../petitions.queries.ts';
import classes from './own-petition.module.css';
import { newestFirst } from './own-petitions.queries.ts';

/**
 * What becomes of a live petition if its doctor deletes the account, and how to withdraw it first. Empty without one.
 * `onKnown`: nobody deletes an account before it is known whether there is one.
 */
export function PetitionBeforeLeaving({ onKnown }: { onKnown: () => void }) {
  const { t } = useTranslation('homologations');
  const query = useQuery(ownPetitionsQuery);
  const isKnown = query.data !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  return (
    <AnswerFrame bare outline="text" query={query} failed={t('leaving.failed')} failedHelp={t('leaving.failedHelp')}>
      {({ items }) => {
        const [newest] = newestFirst(items);
        const fate = newest && fateOnLeaving(newest.standing);
        return newest && fate && <Fate petition={newest} fate={fate} />;
      }}
    </AnswerFrame>
  );
}

function Fate({ petition: { id, reference }, fate }: { petition: PetitionRow; fate: LeavingFate }) {
  const { t } = useTranslation('homologations');
  const download = useFileDownload();
  const atMinistry = fate === 'ministry';
  return (
    <Alert icon={<CircleAlert size={18} aria-hidden />} title={t(`leaving.${fate}.title`, { reference })}>
      <p className={classes.leaving}>{t(`leaving.${fate}.text`)}</p>
      {atMinistry && <p className={classes.leaving}>{t('leaving.withdraw')}</p>}
      <div className={classes.actions}>
        {atMinistry && (
          <Button
            size="sm"
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            loading={download.isBusy}
            onClick={() =>
              download.start({
                fetch: () => fetchLetter(id, 'desistimiento'),
                name: t('files.name.desistimiento', { reference }),
              })
            }
          >
            {t('leaving.letter')}
          </Button>
        )}
        <Button size="sm" variant="default" component={Link} to="/homologations">
          {t('info.own.open')}
        </Button>
      </div>
    </Alert>
  );
}
