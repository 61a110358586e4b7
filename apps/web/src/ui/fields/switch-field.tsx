import { Switch, type SwitchProps } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';

/** On or off, saved at once. Use a checkbox for what is saved later with the rest. */
export function SwitchField(props: SwitchProps & { label: string }) {
  return <Switch withThumbIndicator={false} {...props} />;
}
