import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../papers/actions.ts';
import { fetchLetter, ownPetitionsQuery } from '../petitions.queries.ts';
import classes from './own-petition.module.css';
import { newestFirst } from './own-petitions.queries.ts';

/** What becomes of a live petition if its doctor deletes the account, and how to withdraw it first. Empty without one. */
export function PetitionBeforeLeaving() {
  const { t } = useTranslation('homologations');
  const { data } = useQuery(ownPetitionsQuery);
  const download = useFileDownload();
  const [newest] = newestFirst(data?.items ?? []);
  if (!newest || newest.standing === 'Aproved' || newest.status === 'Refused') return null;
  const { id, reference, status, standing } = newest;
  const atMinistry = status === 'Sended';
  const conditional = standing === 'conditional';
  const stage = atMinistry ? 'ministry' : conditional ? 'conditional' : 'ours';
  return (
    <Alert icon={<CircleAlert size={18} aria-hidden />} title={t(`leaving.${stage}.title`, { reference })}>
      <p className={classes.leaving}>{t(`leaving.${stage}.text`)}</p>
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
