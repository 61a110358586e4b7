import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { doctorQuery, useSaveFindable } from './doctors.queries.ts';

/** Whether hospitals find the doctor before an application. Saved at once, like the other preferences. */
export function FindablePreference() {
  const { t } = useTranslation('doctors');
  const query = useQuery(doctorQuery);
  return (
    <Section title={t('findable.title')}>
      <AnswerFrame query={query} outline="text" failed={t('failed')} failedHelp={t('failedHelp')}>
        {(doctor) => <Choice findable={doctor.findable} />}
      </AnswerFrame>
    </Section>
  );
}

function Choice({ findable }: { findable: boolean }) {
  const { t } = useTranslation(['doctors', 'core']);
  const save = useSaveFindable();
  const inPerson = useInPerson();
  const choose = useAction({
    queue: 'findable',
    run: save,
    failed: t('findable.notSaved'),
  });
  return (
    <Card padding="rows">
      <CardRow>
        <SwitchField
          disabled={!inPerson}
          label={t('findable.label')}
          description={t('findable.help')}
          checked={choose.input ?? findable}
          onChange={(event) => choose.start(event.currentTarget.checked)}
        />
      </CardRow>
      <CardRow foot>
        <Anchor component={Link} to="/profile">
          {t('findable.preview')}
        </Anchor>
      </CardRow>
    </Card>
  );
}
