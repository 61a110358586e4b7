import type { SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { FactorRows } from './factor-rows.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

const isOn = ({ totp, passkeys }: SecondFactorState) => totp !== null || passkeys.length > 0;

/** The second factors on the account page. */
export function SecondFactorSection() {
  const { t } = useTranslation('secondFactor');
  const query = useQuery(secondFactorQuery);
  const { data: state } = query;
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
      <AnswerFrame query={query} outline="rows" rows={2} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(state) => <FactorRows state={state} />}
      </AnswerFrame>
    </Section>
  );
}
