import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PropsWithChildren, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './gallery-page.module.css';

type Props = PropsWithChildren<{
  title: string;
  intro: string;
  /** Where in the gallery: the overview itself has nothing above it. */
  under?: 'overview' | 'inputs';
  actions?: ReactNode;
}>;

export function GalleryPage({ title, intro, under, actions, children }: Props) {
  const { t } = useTranslation('gallery');
  const breadcrumb = [
    under && (
      <Link key="overview" to="/example">
        {t('foundations.title')}
      </Link>
    ),
    under === 'inputs' && (
      <Link key="inputs" to="/example/inputs">
        {t('inputs.title')}
      </Link>
    ),
    under && title,
  ].filter(Boolean);
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        meta={<Text className={classes.intro ?? ''}>{intro}</Text>}
        actions={actions}
      />
      {children}
    </div>
  );
}
