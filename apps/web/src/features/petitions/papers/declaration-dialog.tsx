import { signContractRequestSchema } from '@fonendo/contract/contracts.schema';
import type { Declaration as DeclarationAnswer } from '@fonendo/contract/petitions/checklist.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../../platform/http-client.ts';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { useFileDownload } from './actions.ts';
import classes from './checklist.module.css';
import { cacheChecklist, declarationQuery, fetchDeclaration, signDeclaration } from './checklist.queries.ts';

type DialogProps = { petition: Petition; onDone: () => void };

/** To be read first, then signed. */
export function DeclarationDialog({ petition, onDone }: DialogProps) {
  const { t } = useTranslation('checklist');
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  return (
    <FormDialog opened onClose={onDone} size={640} fullScreen={isPhone} title={t('declaration.title')}>
      <DeclarationText petition={petition} onDone={onDone} />
    </FormDialog>
  );
}

function DeclarationText({ petition, onDone }: DialogProps) {
  const { t } = useTranslation('checklist');
  const query = useQuery(declarationQuery(petition.id));
  const download = useFileDownload();
  return (
    <AnswerFrame query={query} failed={t('declaration.failed')} failedHelp={t('declaration.failedHelp')} bare>
      {({ offered, fullName }) =>
        offered ? (
          <>
            <p className={classes.support}>{t('declaration.lead')}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
            <section className={classes.text} aria-label={offered.title} tabIndex={0} lang="es">
              {offered.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <Button
              variant="subtle"
              size="compact-sm"
              mb="md"
              leftSection={<Download size={16} aria-hidden />}
              loading={download.isBusy}
              onClick={() =>
                download.start({ fetch: () => fetchDeclaration(petition.id), name: t('declaration.file') })
              }
            >
              {t('declaration.pdf')}
            </Button>
            <SignatureForm
              key={offered.sha256}
              petition={petition}
              offered={offered}
              fullName={fullName}
              onDone={onDone}
              onChanged={() => query.refetch()}
            />
          </>
        ) : (
          <div className={classes.form}>
            <p className={classes.line}>{t('declaration.missing')}</p>
            <Button className={classes.submit ?? ''} component={Link} to="/account">
              {t('declaration.complete')}
            </Button>
          </div>
        )
      }
    </AnswerFrame>
  );
}

type FormProps = DialogProps & {
  offered: NonNullable<DeclarationAnswer['offered']>;
  fullName: string;
  onChanged: () => Promise<unknown>;
};

function SignatureForm({ petition, offered, fullName, onDone, onChanged }: FormProps) {
  const { t } = useTranslation('checklist');
  const queryClient = useQueryClient();
  const form = useZodForm(signContractRequestSchema, { sha256: offered.sha256, signedName: '', accepted: false });
  return (
    <Form
      form={form}
      label={t('declaration.sign')}
      onSubmit={async (signature) => {
        try {
          cacheChecklist(queryClient, await signDeclaration(petition.id, signature));
        } catch (failure) {
          // The text has changed, for example after a new address: it has to be read first.
          if (isApiFailure(failure, 'DeclarationChanged')) await onChanged();
          throw failure;
        }
        toast({ tone: 'success', title: t('declaration.signed'), message: t('declaration.signedHelp') });
        onDone();
      }}
    >
      <div className={classes.form}>
        <Checkbox label={t('declaration.accept')} {...form.getInputProps('accepted', { type: 'checkbox' })} />
        <TextField
          label={t('declaration.name')}
          description={t('declaration.nameHelp', { name: fullName })}
          autoComplete="name"
          {...form.getInputProps('signedName')}
        />
        <p className={classes.support}>{t('declaration.evidence')}</p>
        <Button type="submit" className={classes.submit ?? ''} loading={form.submitting}>
          {t('declaration.sign')}
        </Button>
      </div>
    </Form>
  );
}
