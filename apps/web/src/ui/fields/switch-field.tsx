import { Switch, type SwitchProps } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';

/** On or off, at once and without a button to save. What is saved later with the rest is a checkbox. */
export function SwitchField(props: SwitchProps & { label: string }) {
  return <Switch withThumbIndicator={false} {...props} />;
}
