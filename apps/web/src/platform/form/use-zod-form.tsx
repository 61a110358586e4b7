import { fieldErrors } from '@fonendo/contract/shared/field-errors';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { isValidElement, type ReactNode, useRef } from 'react';
import type { z } from 'zod';
import { afterPress } from '../../after-press.ts';
import { loadKeepingPage } from '../connection/chunk-reload.ts';
import { FieldMessage, type FieldMessageProps } from './field-message.tsx';
import type { FieldErrors } from './form-errors.ts';

/** While a form is being filled in, any of its values may still be missing. */
export type Draft<Values> = { [Key in keyof Values]: Values[Key] | null | undefined };

export type ZodForm<Schema extends z.ZodType> = UseFormReturnType<Draft<z.input<Schema>>, z.output<Schema>> & {
  /** Whether the schema is there. */
  isCheckable: () => boolean;
  /** What the form holds, where its schema is there and finds nothing wrong. */
  valid: () => z.output<Schema> | null;
  /** Can be called again after it has failed. */
  fetchSchema: () => Promise<unknown>;
};

/**
 * A schema, or a function that fetches it, once. Pages that are opened first fetch it: the validator and its schemas are
 * a tenth of what such a page weighs, and nobody needs them before a field has the focus.
 */
type SchemaSource<Schema extends z.ZodType> = Schema | (() => Promise<Schema>);

/**
 * A form over a schema of the contract. Its rules and messages are those of the server: both sides turn the same Zod
 * issues into the same message keys (packages/contract/src/shared/field-errors.ts).
 */
export function useZodForm<Schema extends z.ZodType>(
  source: SchemaSource<Schema>,
  initialValues: Draft<z.input<Schema>>,
): ZodForm<Schema> {
  const fetched = useRef<Schema>(null);
  const schema = () => (typeof source === 'function' ? fetched.current : source);
  const fetchSchema = async (): Promise<Schema> => {
    if (typeof source !== 'function') return source;
    fetched.current ??= await loadKeepingPage(source);
    return fetched.current;
  };
  /** What was wrong with another field because of this one is mended with it. */
  const checkLeft = (form: Filled, field: string) => {
    void form.validateField(field);
    const known = schema();
    const left = known ? check(known, form.getValues()) : form.errors;
    for (const [path, error] of Object.entries(form.errors)) {
      if (path !== field && !left[path] && !isFromServer(error)) form.clearFieldError(path);
    }
  };
  const form = useForm<Draft<z.input<Schema>>, z.output<Schema>>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const known = schema();
      return known ? check(known, values) : fetchSchema().then((schema) => check(schema, values));
    },
    // Values are validated before they are sent, so the schema is loaded by then.
    transformValues: (values) => (schema() as Schema).parse(values),
    // On leaving, a field is validated only if it was changed. `onBlur` is taken out of the props before they are
    // overwritten, because the form assigns the returned props onto them.
    enhanceGetInputProps: ({ form, field, inputProps: { onBlur: leave, onFocus: enter } }) => ({
      ...(!schema() && {
        onFocus: (event: unknown) => {
          enter?.(event);
          // If it fails, the next check asks again.
          fetchSchema().catch(() => undefined);
        },
      }),
      onBlur: (event: unknown) => {
        leave?.(event);
        if (!form.isDirty(field) || isFromServer(form.errors[field])) return;
        afterPress(() => {
          if (schema()) checkLeft(form, field);
          else
            fetchSchema().then(
              () => checkLeft(form, field),
              () => undefined,
            );
        });
      },
    }),
  });
  const valid = () => schema()?.safeParse(form.getValues()).data ?? null;
  return { ...form, isCheckable: () => schema() !== null, valid, fetchSchema };
}

type Filled = Pick<UseFormReturnType<unknown>, 'validateField' | 'getValues' | 'errors' | 'clearFieldError'>;

function check(schema: z.ZodType, values: unknown): FormErrors {
  const parsed = schema.safeParse(values);
  return parsed.success ? {} : shownErrors(fieldErrors(parsed.error, values));
}

/** "Ya existe una cuenta" stays at its field until something else is typed there. */
const isFromServer = (error: ReactNode): boolean =>
  isValidElement<FieldMessageProps>(error) && error.props.fromServer === true;

export function shownErrors(errors: FieldErrors, { fromServer = false } = {}): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path,
      <FieldMessage key={path} error={error} fromServer={fromServer} />,
    ]),
  );
}
