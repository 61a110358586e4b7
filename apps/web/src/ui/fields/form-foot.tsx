import { Button, Group, type MantineSpacing } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = {
  form: { submitting: boolean };
  submit: string;
  /** For what cannot be taken back. */
  destructive?: boolean;
  onCancel: () => void;
  /** Where leaving keeps something, its name; "Cancelar" otherwise. */
  cancel?: string;
  mt?: MantineSpacing;
};

/** Below the fields of a dialog: the way out, and the button that sends the form. */
export function FormFoot({ form, submit, destructive = false, onCancel, cancel, mt = 'lg' }: Props) {
  const { t } = useTranslation('core');
  return (
    <Group justify="flex-end" gap="xs" mt={mt}>
      <Button variant="default" onClick={onCancel}>
        {cancel ?? t('actions.cancel')}
      </Button>
      <Button type="submit" variant={destructive ? 'destructive' : 'filled'} loading={form.submitting}>
        {submit}
      </Button>
    </Group>
  );
}
