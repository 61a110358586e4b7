import { errors } from '@fonendo/messages/es/shared/errors';
import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../platform/form/field-message.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './form.module.css';

/** Both sets of the specification (section 5): the second one says the same under its older names. */
const keys = [
  ...Object.keys(errors).map((name) => `errors.${name}`),
  'field_invalid',
  'field_too_short',
  'field_too_big',
];
/** Example limits for the sentences that name one. */
const params: Record<string, Record<string, string | number>> = {
  'errors.listTooShort': { min: 2 },
  'errors.listTooLong': { max: 10 },
  'errors.numberTooShort': { min: 1 },
  'errors.numberTooBig': { max: 99 },
  'errors.stringTooShort': { min: 6 },
  'errors.stringTooBig': { max: 500 },
  'errors.passportNumber': { min: 9, max: 10 },
  field_too_short: { min: 6 },
  field_too_big: { max: 500 },
  'errors.minDate': { min: '2026-11-16' },
  'errors.maxDate': { max: '2026-11-27' },
};

/** Every sentence a field can show, as it is shown. */
export function FormMessages() {
  const { t } = useTranslation('gallery');
  return (
    <Card padding="rows">
      <Table aria-label={t('form.messages')} className={classes.messages ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('form.key')}</Table.Th>
            <Table.Th>{t('form.sentence')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key}>
              <Table.Td className={classes.key ?? ''}>{key}</Table.Td>
              <Table.Td>
                <FieldMessage error={{ key, ...(params[key] && { params: params[key] }) }} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
