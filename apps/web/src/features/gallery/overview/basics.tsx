import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Logo } from '../../../ui/marks/logo.tsx';
import { Match } from '../../../ui/marks/match.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Specimen } from '../specimen.tsx';
import classes from './overview.module.css';

export function BrandSpecimen() {
  const { t } = useTranslation('gallery');
  return (
    <Specimen title={t('foundations.brand.title')} when={t('foundations.brand.when')}>
      <div className={classes.row}>
        {[64, 48, 32, 24, 20, 16].map((size) => (
          <Logo key={size} size={size} />
        ))}
      </div>
      <div className={classes.row}>
        <div className={classes.ground}>
          <Logo size={32} wordmark />
        </div>
        <div className={classes.ground} data-panel>
          <Logo size={32} wordmark tone="onPanel" />
        </div>
      </div>
    </Specimen>
  );
}

export function TypeSpecimen() {
  const { t } = useTranslation('gallery');
  return (
    <Specimen title={t('foundations.type.title')} when={t('foundations.type.when')}>
      <dl className={classes.types}>
        <TypeRow name={t('foundations.type.pageTitle')}>
          <Title order={1} component="p">
            {t('foundations.type.sampleTitle')}
          </Title>
        </TypeRow>
        <TypeRow name={t('foundations.type.section')}>
          <Title order={2} component="p">
            {t('foundations.type.sampleSection')}
          </Title>
        </TypeRow>
        <TypeRow name={t('foundations.type.item')}>
          <Title order={3} component="p">
            {t('foundations.type.sampleItem')}
          </Title>
        </TypeRow>
        <TypeRow name={t('foundations.type.body')}>
          <Text>{t('foundations.type.sampleBody')}</Text>
        </TypeRow>
        <TypeRow name={t('foundations.type.support')}>
          <Text size="sm" c="dimmed">
            {t('foundations.type.sampleSupport')}
          </Text>
        </TypeRow>
        <TypeRow name={t('foundations.type.figure')}>
          <div className={classes.figures}>
            <Figure
              size="big"
              value="41"
              unit={t('foundations.type.sampleDays')}
              caption={t('foundations.type.sampleCaption')}
            />
            <Figure
              size="big"
              tone="attention"
              value="+12"
              unit={t('foundations.type.sampleDays')}
              caption={t('foundations.type.sampleOver')}
            />
          </div>
        </TypeRow>
      </dl>
    </Specimen>
  );
}

function TypeRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.type}>
      <dt className={classes.typeName}>{name}</dt>
      <dd className={classes.typeSample}>{children}</dd>
    </div>
  );
}

export function PeopleSpecimen() {
  const { t } = useTranslation('gallery');
  return (
    <Specimen title={t('foundations.people.title')} when={t('foundations.people.when')}>
      <div className={classes.row}>
        {([28, 32, 40, 56] as const).map((size) => (
          <PersonAvatar key={size} name="Valentina Restrepo" size={size} />
        ))}
        <PersonAvatar kind="hospital" name="Hospital Universitario La Ribera" />
        <PersonAvatar kind="hospital" name="Centro Sociosanitario Los Olivos" />
      </div>
      <div className={classes.matches}>
        <Match level="high" reason={t('foundations.people.highReason')} />
        <Match level="medium" reason={t('foundations.people.mediumReason')} />
        <Match level="low" reason={t('foundations.people.lowReason')} />
      </div>
    </Specimen>
  );
}
