import type { ErrorCode, FieldError } from '@fonendo/contract/shared/errors.schema';
import { Alert, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type PropsWithChildren, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useTypedForm } from '../../typed-forms.ts';
import { loadWithNetwork, withNetwork } from '../connection/connection.ts';
import { toastRefusal } from '../failure-toast.ts';
import { isApiFailure } from '../http-client.ts';
import { FieldMessage } from './field-message.tsx';
import classes from './form.module.css';
import { placeServerErrors } from './form-errors.ts';
import { shownErrors, type ZodForm } from './use-zod-form.tsx';

type Props<Schema extends z.ZodType> = PropsWithChildren<{
  form: ZodForm<Schema>;
  /** Gets the parsed values. A rejection is shown as a toast, and at the fields it names, otherwise above the form. */
  onSubmit: (values: z.output<Schema>) => Promise<void> | void;
  label?: string;
  /** Whether something was entered beside the form's own fields. */
  typed?: boolean;
  /** Shows what is wrong with fields beside the form's own, and counts it; nothing is sent until that is none. */
  check?: () => number;
  /** What helps after a refusal, beside its sentence: a link to where it can be mended. */
  help?: (code: ErrorCode) => ReactNode;
}>;

type Failure = { attempt: number; count: number; aboveForm: ReactNode };

/**
 * Validates, sends and shows errors: the first invalid field gets the focus, the number of errors is announced, and the
 * input stays.
 */
export function Form<Schema extends z.ZodType>({
  form,
  onSubmit,
  label,
  typed = false,
  check = () => 0,
  help,
  children,
}: Props<Schema>) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLFormElement>(null);
  const awaited = useRef(false);
  useTypedForm(() => typed || form.isDirty());
  const [failure, setFailure] = useState<Failure>({ attempt: 0, count: 0, aboveForm: null });

  // Who waits for the network sends what the page holds by then, beside the form's own fields, too.
  const latest = useRef({ check, onSubmit });
  useEffect(() => {
    latest.current = { check, onSubmit };
  });

  const fail = (count: number, aboveForm: ReactNode = null) =>
    setFailure(({ attempt }) => ({ attempt: attempt + 1, count, aboveForm }));

  useEffect(() => {
    if (failure.attempt > 0) focusFirstError(element.current);
  }, [failure.attempt]);

  const submit = async (values: z.output<Schema>) => {
    setFailure(({ attempt }) => ({ attempt, count: 0, aboveForm: null }));
    const wrong = check();
    if (wrong > 0) return fail(wrong);
    try {
      await withNetwork(async (waited) => (waited ? submitHeld() : onSubmit(values)));
    } catch (error) {
      if (!isApiFailure(error)) {
        fail(0, t('form.failed'));
        throw error;
      }
      toastRefusal(error);
      const { atFields, aboveForm } = placeServerErrors(error.data.fields ?? {}, form.getValues() as object);
      form.setErrors(shownErrors(atFields, { fromServer: true }));
      const count = Object.keys(atFields).length;
      fail(
        count,
        count > 0 && aboveForm.length === 0 ? null : (
          <Sentences message={error.data.message} errors={aboveForm} help={help?.(error.data.code)} />
        ),
      );
    }
  };

  /** Sends what the form holds by the time the network is back, unless it was left meanwhile. */
  const submitHeld = async () => {
    if (!element.current) return;
    const { errors } = await form.validate();
    const wrong = Object.keys(errors).length + latest.current.check();
    if (wrong > 0) fail(wrong);
    else await latest.current.onSubmit(form.getTransformedValues());
  };

  const send = form.onSubmit(submit, (errors) => fail(Object.keys(errors).length + check()));

  /** Who is quicker than the schema waits for it: nothing is sent unchecked, and everything once. */
  const sendOnceCheckable = async () => {
    if (awaited.current) return;
    awaited.current = true;
    form.setSubmitting(true);
    try {
      await loadWithNetwork(form.fetchSchema);
    } catch {
      return fail(0, t('form.failed'));
    } finally {
      awaited.current = false;
      form.setSubmitting(false);
    }
    // What the form holds by then, unless it was left meanwhile.
    element.current?.requestSubmit();
  };

  const onSubmitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isCheckable()) send(event);
    else void sendOnceCheckable();
  };

  return (
    <form ref={element} noValidate aria-label={label} onSubmit={onSubmitted}>
      <VisuallyHidden key={failure.attempt} role="alert">
        {failure.count > 0 && t('form.review', { count: failure.count })}
      </VisuallyHidden>
      {failure.aboveForm && (
        <Alert
          role="alert"
          tabIndex={-1}
          data-form-error
          className={classes.failure ?? ''}
          icon={<CircleAlert size={18} aria-hidden />}
        >
          {failure.aboveForm}
        </Alert>
      )}
      {children}
    </form>
  );
}

function Sentences({ message, errors, help }: { message: string; errors: readonly FieldError[]; help: ReactNode }) {
  return (
    <>
      {message}
      {errors.map((error) => (
        <span key={error.key} className={classes.sentence}>
          <FieldMessage error={error} />
        </span>
      ))}
      {help && <span className={classes.sentence}>{help}</span>}
    </>
  );
}

/** Below the bars at the top of the page, which cover what lies there without the browser knowing. */
const coveredHeight = 128;

/** In the order of the page, which is the order people read it in. Boxes and radios say it in their own attribute. */
export function focusFirstError(area: HTMLElement | null | undefined): void {
  const field = area?.querySelector<HTMLElement>('[aria-invalid="true"], input[data-error="true"], [data-form-error]');
  field?.focus();
  if (field && field.getBoundingClientRect().top < coveredHeight) field.scrollIntoView({ block: 'center' });
}
