import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Section } from '../../ui/section.tsx';
import { doctorQuery, useSaveFindable } from './doctors.queries.ts';

/** Whether hospitals find the doctor before an application. Saved at once, like the other preferences. */
export function FindablePreference() {
  const { t } = useTranslation('doctors');
  const { data: doctor, isError, isFetching, refetch } = useQuery(doctorQuery);
  return (
    <Section title={t('findable.title')}>
      {doctor && <Choice findable={doctor.findable} />}
      {!doctor && !isError && <LoadingState of="text" />}
      {!doctor && isError && (
        <Card>
          <ErrorState
            title={t('failed')}
            description={t('failedHelp')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
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
