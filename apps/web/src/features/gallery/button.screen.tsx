import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core';
import { Columns3, Download, Ellipsis, Eye, Table2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toasts.ts';
import classes from './button.module.css';
import { GalleryPage } from './gallery-page.tsx';
import { Labelled, Specimen } from './specimen.tsx';

const kinds = [
  { name: 'primary', variant: 'filled', rest: 'send', busy: 'sending' },
  { name: 'secondary', variant: 'default', rest: 'invoice', busy: 'opening' },
  { name: 'discreet', variant: 'subtle', rest: 'openIt', busy: 'opening' },
  { name: 'destructive', variant: 'destructive', rest: 'remove', busy: 'removing' },
] as const;

export function ButtonScreen() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryPage title={t('button.title')} intro={t('button.intro')} under="overview">
      <Specimen title={t('button.kinds')} when={t('button.kindsWhen')}>
        {kinds.map(({ name, variant, rest, busy }) => (
          <div key={name} className={classes.kind}>
            <p className={classes.name}>{t(`button.${name}`)}</p>
            <Labelled label={t('button.rest')}>
              <Button variant={variant}>{t(`button.${rest}`)}</Button>
            </Labelled>
            <Labelled label={t('button.disabled')}>
              <Button variant={variant} disabled>
                {t(`button.${rest}`)}
              </Button>
            </Labelled>
            <Labelled label={t('button.busy')}>
              <Button variant={variant} loading>
                {t(`button.${busy}`)}
              </Button>
            </Labelled>
          </div>
        ))}
      </Specimen>
      <Specimen title={t('button.sizes')} when={t('button.sizesWhen')} layout="row">
        <Button size="sm">{t('button.small')}</Button>
        <Button>{t('button.normal')}</Button>
        <Button size="lg">{t('button.large')}</Button>
        <div data-density="workplace">
          <Button>{t('foundations.density.workplace')}</Button>
        </div>
      </Specimen>
      <Specimen title={t('button.icons')} when={t('button.iconsWhen')} layout="row">
        <Button leftSection={<Upload size={17} aria-hidden />}>{t('button.replace')}</Button>
        <Button variant="default" leftSection={<Download size={17} aria-hidden />}>
          {t('button.download')}
        </Button>
        <Tooltip label={t('button.view')}>
          <ActionIcon aria-label={t('button.view')}>
            <Eye size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('button.more')}>
          <ActionIcon variant="default" aria-label={t('button.more')}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Specimen>
      <BusySpecimen />
      <ChoiceSpecimen />
      <Specimen title={t('button.long')} when={t('button.longWhen')}>
        <div className={classes.narrow}>
          <Button>{t('button.longText')}</Button>
        </div>
      </Specimen>
    </GalleryPage>
  );
}

function BusySpecimen() {
  const { t } = useTranslation('gallery');
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      toast({ tone: 'success', title: t('button.sent') });
    }, 1500);
  };
  return (
    <Specimen title={t('button.live')} when={t('button.liveWhen')} layout="row">
      <Button loading={busy} onClick={send}>
        {t(busy ? 'button.sending' : 'button.send')}
      </Button>
    </Specimen>
  );
}

function ChoiceSpecimen() {
  const { t } = useTranslation('gallery');
  const [view, setView] = useState('board');
  return (
    <Specimen title={t('button.choice')} when={t('button.choiceWhen')} layout="row">
      <SegmentedControl
        aria-label={t('button.choice')}
        value={view}
        onChange={setView}
        data={[
          { value: 'board', label: <Choice icon={<Columns3 size={16} aria-hidden />} text={t('button.board')} /> },
          { value: 'table', label: <Choice icon={<Table2 size={16} aria-hidden />} text={t('button.table')} /> },
        ]}
      />
    </Specimen>
  );
}

function Choice({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className={classes.choice}>
      {icon}
      {text}
    </span>
  );
}
