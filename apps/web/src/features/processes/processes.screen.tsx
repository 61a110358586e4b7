import type { Process, ProcessList } from '@fonendo/contract/processes.schema';
import { processLimits, standardSteps } from '@fonendo/domain/processes/process';
import { Alert, Button } from '@mantine/core';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileX2, Info, Plus, Workflow } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { explainHospitalMissing } from '../hospitals/hospitals.public.ts';
import { ProcessNav } from './nav.tsx';
import classes from './processes.module.css';
import { processesQuery } from './processes.queries.ts';
import { ProcessView } from './view.tsx';

// The forms are loaded only for changes.
const ProcessEditor = lazy(async () => ({ default: (await import('./editor.tsx')).ProcessEditor }));
const CreateProcess = lazy(async () => ({ default: (await import('./create-process.tsx')).CreateProcess }));

type Props = {
  /** The process in the address: an id, `standard`, or none. */
  chosen: string | undefined;
  onOpen: (process: string | undefined) => void;
};

/** The hospital's processes beside the open one. */
export function ProcessesScreen({ chosen, onOpen }: Props) {
  const { t } = useTranslation('processes');
  const query = useQuery(processesQuery);
  return (
    <>
      {!query.data && <PageHeader title={t('heading')} />}
      <AnswerFrame
        query={query}
        outline="rows"
        failed={t('failed')}
        failedHelp={t('failedHelp')}
        explain={explainHospitalMissing({
          title: t('noHospital'),
          description: t('noHospitalHelp'),
          action: t('completeHospital'),
        })}
      >
        {(data) => <Processes list={data} chosen={chosen} onOpen={onOpen} />}
      </AnswerFrame>
    </>
  );
}

const standard = 'standard';

function Processes({ list: { items, can }, chosen, onOpen }: { list: ProcessList } & Props) {
  const { t } = useTranslation('processes');
  /** What a new process starts from, while the dialog is open. */
  const [creating, setCreating] = useState<{ copyOf: string | null } | null>(null);
  const shown = chosen ?? (items.find(({ isDefault }) => isDefault) ?? items[0])?.id ?? standard;
  const process = items.find(({ id }) => id === shown);
  const create = can.manage && (
    <Button
      // Primary only while there is no process; later the primary button is that for saving.
      variant={items.length > 0 ? 'default' : 'filled'}
      leftSection={<Plus size={17} aria-hidden />}
      disabled={!can.add}
      onClick={() => setCreating({ copyOf: null })}
    >
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('heading')}
        meta={<p className={classes.lead}>{t('lead')}</p>}
        actions={items.length > 0 && create}
      />
      {can.manage && !can.add && (
        <p className={classes.limit}>{t('creation.full', { max: processLimits.processes })}</p>
      )}
      {!can.manage && (
        <Alert className={classes.notice ?? ''} icon={<Info size={18} aria-hidden />}>
          {t('readOnly')}
        </Alert>
      )}
      {items.length === 0 ? (
        <FirstProcess create={create} />
      ) : (
        <div className={classes.columns} data-chosen={chosen !== undefined || undefined}>
          <ProcessNav processes={items} shown={shown} />
          <div className={classes.shown}>
            <Link to="/process" search={{}} viewTransition={false} className={classes.back}>
              <ArrowLeft size={18} aria-hidden />
              {t('list.back')}
            </Link>
            <Shown
              process={process}
              isStandard={shown === standard}
              can={can}
              onOpen={onOpen}
              onCreate={(copyOf) => setCreating({ copyOf })}
            />
          </div>
        </div>
      )}
      <FormDialog opened={creating !== null} onClose={() => setCreating(null)} size={480} title={t('creation.title')}>
        <Suspense fallback={<LoadingState of="text" />}>
          {creating && (
            <CreateProcess
              processes={items}
              copyOf={creating.copyOf}
              onClose={() => setCreating(null)}
              onCreated={(id) => {
                setCreating(null);
                onOpen(id);
              }}
            />
          )}
        </Suspense>
      </FormDialog>
    </>
  );
}

type ShownProps = {
  process: Process | undefined;
  isStandard: boolean;
  can: ProcessList['can'];
  onOpen: Props['onOpen'];
  onCreate: (copyOf: string | null) => void;
};

function Shown({ process, isStandard, can, onOpen, onCreate }: ShownProps) {
  const { t } = useTranslation('processes');
  if (isStandard) {
    return (
      <ProcessView
        name={t('standard.title')}
        text={t('standard.text')}
        steps={standardSteps}
        action={
          can.add && (
            <Button variant="default" onClick={() => onCreate(null)}>
              {t('standard.use')}
            </Button>
          )
        }
      />
    );
  }
  if (!process) {
    return (
      <Card>
        <EmptyState icon={<FileX2 size={26} aria-hidden />} title={t('gone')} description={t('goneHelp')} />
      </Card>
    );
  }
  if (!can.manage) return <ProcessView name={process.name} steps={process.steps} />;
  return (
    <Suspense fallback={<LoadingState />}>
      <ProcessEditor
        key={process.id}
        process={process}
        can={can}
        onCopy={() => onCreate(process.id)}
        onDeleted={() => onOpen(undefined)}
      />
    </Suspense>
  );
}

/** Without own processes: shows the standard one, which offers follow until then, as a start. */
function FirstProcess({ create }: { create: ReactNode }) {
  const { t } = useTranslation('processes');
  return (
    <div className={classes.first}>
      <Card>
        <EmptyState
          icon={<Workflow size={26} aria-hidden />}
          title={t('empty.title')}
          description={t(create ? 'empty.text' : 'empty.textReader')}
          action={create}
        />
      </Card>
      <ProcessView name={t('standard.title')} text={t('standard.text')} steps={standardSteps} />
    </div>
  );
}
