import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AlignLeft, CalendarDays, CircleDot, FileUp, ListChecks, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../../ui/card.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import classes from './inputs.module.css';

const pages = [
  { name: 'text', to: '/example/inputs/text', icon: Type },
  { name: 'textarea', to: '/example/inputs/textarea', icon: AlignLeft },
  { name: 'selects', to: '/example/inputs/selects', icon: ListChecks },
  { name: 'radio', to: '/example/inputs/radio', icon: CircleDot },
  { name: 'datepicker', to: '/example/inputs/datepicker', icon: CalendarDays },
  { name: 'file', to: '/example/inputs/file', icon: FileUp },
] as const;

export function InputsScreen() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryPage title={t('inputs.title')} intro={t('inputs.intro')} under="overview">
      <Card padding="rows" as="ul">
        {pages.map(({ name, to, icon: Icon }) => (
          <CardRow key={name} as="li">
            <div className={classes.entry}>
              <Icon size={20} strokeWidth={1.75} aria-hidden className={classes.icon} />
              <div className={classes.text}>
                <Title order={2} className={classes.title ?? ''}>
                  <Anchor renderRoot={(props) => <Link {...props} to={to} />} className={classes.link ?? ''}>
                    {t(`inputs.${name}.title`)}
                  </Anchor>
                </Title>
                <p className={classes.summary}>{t(`inputs.summary.${name}`)}</p>
              </div>
            </div>
          </CardRow>
        ))}
      </Card>
    </GalleryPage>
  );
}
