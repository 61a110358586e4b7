import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { fetchLetter } from '../petitions.queries.ts';
import classes from '../procedure/resolution.module.css';
import { useFileDownload } from './actions.ts';

const openRequirement = ({ requirements }: Petition) => requirements.find(({ until }) => until === null);

/** What the ministry asks of the doctor, and until when. Empty if nothing. */
export function Requirement({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const open = openRequirement(petition);
  const download = useFileDownload();
  if (!open) return null;
  const { id, reference, letters } = petition;
  return (
    <Section
      title={t('requirement.title')}
      aside={t('requirement.answerBy', { date: formatDay(open.answerBy, 'long') })}
    >
      <Card>
        <span id="requirement" className={classes.anchor} />
        <p className={classes.quote}>{open.reason}</p>
        <p className={classes.help}>{t('requirement.how')}</p>
        {letters.some(({ kind }) => kind === 'subsanacion') && (
          <Button
            variant="default"
            className={classes.button ?? ''}
            leftSection={<Download size={17} aria-hidden />}
            loading={download.isBusy}
            onClick={() =>
              download.start({
                fetch: () => fetchLetter(id, 'subsanacion'),
                name: t('files.name.subsanacion', { reference }),
              })
            }
          >
            {t('requirement.cover')}
          </Button>
        )}
      </Card>
    </Section>
  );
}
