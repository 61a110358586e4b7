import type { SecondFactorState } from '@fonendo/contract/second-factor.schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { FactorRows } from './factor-rows.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

const isOn = ({ totp, passkeys }: SecondFactorState) => totp !== null || passkeys.length > 0;

/** What somebody has beside their password, on the account page. */
export function SecondFactorSection() {
  const { t } = useTranslation('secondFactor');
  const { data: state, isError, isFetching, refetch } = useQuery(secondFactorQuery);
  return (
    <Section
      title={t('title')}
      description={state?.required ? t('required') : t('lead')}
      aside={
        state && (
          <ToneBadge tone={isOn(state) ? 'ok' : 'neutral'} glyph="dot">
            {t(isOn(state) ? 'on' : 'off')}
          </ToneBadge>
        )
      }
    >
      {state && <FactorRows state={state} />}
      {!state && !isError && <LoadingState of="rows" rows={2} />}
      {!state && isError && (
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
