import { Button, Group, type MantineSpacing, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  form: { submitting: boolean };
  submit: string;
  /** Why it cannot be sent yet. */
  held?: string | undefined;
  onCancel: () => void;
  mt?: MantineSpacing;
} & WayOut;

/** What cannot be taken back names what leaving keeps: "Mantener su acceso" instead of "Cancelar". */
type WayOut = { destructive: true; cancel: string } | { destructive?: false; cancel?: string };

/** Below the fields of a dialog: the way out, and the button that sends the form. */
export function FormFoot({ form, submit, destructive = false, held, onCancel, cancel, mt = 'lg' }: Props) {
  const { t } = useTranslation('core');
  const heldId = useId();
  return (
    <Group justify="flex-end" gap="xs" mt={mt}>
      {held && (
        <Text id={heldId} role="status" size="sm" c="dimmed" flex="1 1 16rem">
          {held}
        </Text>
      )}
      <Button variant="default" onClick={onCancel}>
        {cancel ?? t('actions.cancel')}
      </Button>
      <Button
        type="submit"
        variant={destructive ? 'destructive' : 'filled'}
        disabled={held !== undefined}
        aria-describedby={held && heldId}
        loading={form.submitting}
      >
        {submit}
      </Button>
    </Group>
  );
}
