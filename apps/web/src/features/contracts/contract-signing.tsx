import type { Contract } from '@fonendo/contract/contracts.schema';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../platform/http-client.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { InPersonNote } from '../../platform/session/in-person-note.tsx';
import { toast } from '../../platform/toasts.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import classes from './contract.module.css';
import { ContractText } from './contract-text.tsx';
import { contractQuery, fetchOfferedContract, useSignContract } from './contracts.queries.ts';
import { PdfDownload } from './pdf-download.tsx';
import { SignedContract } from './signed-contract.tsx';

/** The contract to read and sign: tick and type the name. Empty while data for the contract are missing. */
export function ContractSigning() {
  const { t } = useTranslation('contracts');
  const contract = useQuery(contractQuery);
  const wasOffered = useRef(false);
  return (
    <AnswerFrame query={contract} failed={t('loadFailed')} failedHelp={t('loadFailedHelp')} bare>
      {({ signed, offered, fullName }) => {
        // The form disappears with the signature, so the focus moves to what replaces it.
        if (signed) return <SignedContract takesFocus={wasOffered.current} />;
        wasOffered.current = offered !== null;
        return offered && <OfferedContract key={offered.sha256} offered={offered} fullName={fullName} />;
      }}
    </AnswerFrame>
  );
}

type Props = { offered: NonNullable<Contract['offered']>; fullName: string };

function OfferedContract({ offered, fullName }: Props) {
  const inPerson = useInPerson();
  const { t } = useTranslation('contracts');
  return (
    <Section
      title={t('title')}
      description={t('lead')}
      aside={<PdfDownload label={t('downloadPdf')} fileName={t('offeredFile')} load={fetchOfferedContract} />}
    >
      <Card padding="rows">
        <CardRow>
          <ContractText title={offered.title} sections={offered.sections} />
        </CardRow>
        <CardRow>{inPerson ? <SignatureForm sha256={offered.sha256} fullName={fullName} /> : <InPersonNote />}</CardRow>
      </Card>
    </Section>
  );
}

const loadSchema = () =>
  import('@fonendo/contract/contracts.schema').then((schemas) => schemas.signContractRequestSchema);

function SignatureForm({ sha256, fullName }: { sha256: string; fullName: string }) {
  const { t } = useTranslation('contracts');
  const sign = useSignContract();
  const contract = useQuery(contractQuery);
  const form = useZodForm(loadSchema, { sha256, signedName: '', accepted: false });
  return (
    <Form
      form={form}
      label={t('signature')}
      onSubmit={async (signature) => {
        try {
          await sign(signature);
        } catch (failure) {
          // The text has changed, for example after a new address: it has to be read first.
          if (isApiFailure(failure, 'ContractChanged')) await contract.refetch();
          throw failure;
        }
        toast({ tone: 'success', title: t('signedToast'), message: t('signedToastHelp') });
      }}
    >
      <div className={classes.fields}>
        <Checkbox label={t('accept')} {...form.getInputProps('accepted', { type: 'checkbox' })} />
        <TextField
          label={t('name')}
          description={t('nameHelp', { name: fullName })}
          autoComplete="name"
          {...form.getInputProps('signedName')}
        />
        <p className={classes.support}>{t('evidence')}</p>
        <Button type="submit" className={classes.submit ?? ''} loading={form.submitting}>
          {t('sign')}
        </Button>
      </div>
    </Form>
  );
}
