import type { RegistryCheck, RegistryStatus } from '@fonendo/contract/payments/registry.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/format.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { checkRegistry, fetchRegistry, registryQuery } from '../payments.queries.ts';
import classes from './registry.module.css';

/** The chain of records behind the invoices: how long it is, whether it is whole, and all of it as a file. */
export function InvoiceRegistry() {
  const { t } = useTranslation('payments');
  const query = useQuery(registryQuery);
  return (
    <Section title={t('registry.title')}>
      <AnswerFrame query={query} failed={t('registry.failed')} failedHelp={t('registry.failedHelp')}>
        {(registry) => <Chain registry={registry} />}
      </AnswerFrame>
    </Section>
  );
}

function Chain({ registry }: { registry: RegistryStatus }) {
  const { t } = useTranslation('payments');
  const [problems, setProblems] = useState<RegistryCheck['problems']>([]);
  const check = useAction({
    run: checkRegistry,
    invalidates: [queryKeys.payments.registry],
    done: (answer) => {
      setProblems(answer.problems);
      if (answer.problems.length > 0) return undefined;
      return { title: t('registry.sound'), message: t('registry.soundHelp', { count: answer.records }) };
    },
    failed: t('registry.notChecked'),
  });
  const exported = useAction({
    run: async () => saveFile(await fetchRegistry(), t('registry.file')),
    invalidates: [queryKeys.payments.registry],
    failed: t('registry.notExported'),
  });
  return (
    <Card>
      <div className={classes.registry}>
        <div className={classes.facts}>
          <p className={classes.count}>{t('registry.records', { count: registry.records })}</p>
          <p className={classes.soft}>{useLastCheck(registry)}</p>
          <p className={classes.soft}>{t(registry.isSent ? 'registry.sent' : 'registry.notSent')}</p>
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<Link2 size={16} aria-hidden />}
            loading={check.isBusy}
            onClick={() => check.start()}
          >
            {t('registry.check')}
          </Button>
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            loading={exported.isBusy}
            onClick={() => exported.start()}
          >
            {t('registry.export')}
          </Button>
        </div>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
    </Card>
  );
}

function useLastCheck({ events }: RegistryStatus): string {
  const { t } = useTranslation('payments');
  const last = events.find(({ kind }) => kind === 'checked');
  if (!last) return t('registry.neverChecked');
  const moment = formatMoment(last.at);
  return last.problems > 0 ? t('registry.checkedBroken', { moment }) : t('registry.checkedSound', { moment });
}

function Problems({ problems }: { problems: RegistryCheck['problems'] }) {
  const { t } = useTranslation('payments');
  return (
    <div role="alert" className={classes.problems}>
      <p className={classes.count}>{t('registry.broken', { count: problems.length })}</p>
      <ul>
        {problems.map(({ problem, position, number }) => (
          <li key={`${problem} ${position} ${number}`}>
            {t(`registry.problems.${problem}`, { position: position ?? '', number: number ?? '' })}
          </li>
        ))}
      </ul>
    </div>
  );
}
