import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import { discoveryChannels } from '@fonendo/domain/auth/registration';
import { Anchor, Checkbox } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { choice, type FieldInput } from '../../../platform/form/bound-input.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './fields.module.css';

type Props = { account: LoginEntry; input: FieldInput<'howFound' | 'newsletter' | 'privacy'> };

/** Required and optional consents. */
export function ConsentFields({ account, input }: Props) {
  const { t } = useTranslation('signup');
  return (
    <Section title={t('groups.last')}>
      <Card>
        <div className={classes.fields}>
          <SelectField
            optional
            searchable={false}
            label={t(`fields.howFound.${account}`)}
            data={discoveryChannels.map((value) => ({ value, label: t(`fields.channels.${value}`) }))}
            {...choice(input('howFound'))}
          />
          <div className={classes.wide}>
            <Checkbox label={t(`fields.newsletter.${account}`)} {...input('newsletter', { type: 'checkbox' })} />
          </div>
          <div className={classes.wide}>
            <Checkbox
              required
              label={
                <Trans
                  t={t}
                  i18nKey="fields.privacy"
                  components={{ privacy: <NewTabLink href="/legal" />, terms: <NewTabLink href="/terms" /> }}
                />
              }
              description={t('fields.privacyHelp')}
              {...input('privacy', { type: 'checkbox' })}
            />
          </div>
          <p className={`${classes.support} ${classes.wide}`}>{t(`fields.notice.${account}`)}</p>
        </div>
      </Card>
    </Section>
  );
}

/** Opens in a new tab, so that the form stays open. The text comes from the translation around the link. */
export function NewTabLink({ href, children }: { href: string; children?: React.ReactNode }) {
  return (
    <Anchor href={href} target="_blank" underline="always" inherit>
      {children}
    </Anchor>
  );
}
