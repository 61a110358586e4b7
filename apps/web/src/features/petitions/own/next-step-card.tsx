import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Download, Send } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatList } from '../../../platform/format.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { Card } from '../../../ui/card.tsx';
import { Turn } from '../../../ui/marks/turn.tsx';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { stepAnchors } from '../anchors/anchors.public.ts';
import { useFileDownload, useSendPetition, useStartPetition } from '../papers/actions.ts';
import { fetchLetter, ownPetitionsQuery } from '../petitions.queries.ts';
import classes from './next-step-card.module.css';
import { newestFirst } from './own-petitions.queries.ts';
import { useDoctorProgress } from './progress.ts';

const FixButton = lazy(async () => ({ default: (await import('../papers/missing.tsx')).FixButton }));

type Props = { petition: Petition };

/** What to do next, and the progress of the petition. */
export function NextStepCard({ petition }: Props) {
  const { next } = petition;
  const { t } = useTranslation('homologations');
  const steps = useDoctorProgress(petition);
  const { title, why } = useWords(petition);
  return (
    <Card as="section" padding="hero" labelledBy="next-step">
      <div className={classes.next}>
        <div className={classes.words}>
          <Turn yours={next.turn === 'yours'}>{t(`next.${next.turn}`)}</Turn>
          <h2 id="next-step" className={classes.title}>
            {title}
          </h2>
          <p className={classes.why}>{why}</p>
        </div>
        <Action petition={petition} />
      </div>
      <div className={classes.line}>
        <PulseLine label={t('progress.label')} steps={steps} />
      </div>
    </Card>
  );
}

function useWords(petition: Petition): { title: string; why: string } {
  const { next } = petition;
  const { t } = useTranslation(['homologations', 'documents']);
  switch (next.key) {
    case 'complete':
    case 'conditions':
      return { title: t(`next.${next.key}.title`, { count: next.count }), why: t(`next.${next.key}.why`) };
    case 'replace': {
      const documents = formatList(next.documents.map((kind) => t(`documents:kinds.${kind}`)));
      return {
        title: t('next.replace.title', { count: next.documents.length }),
        why: t('next.replace.why', { documents }),
      };
    }
    case 'renew':
      return {
        title: t('next.renew.title', { date: formatDay(next.by, 'long') }),
        why: t('next.renew.why', { document: t(`documents:kinds.${next.document}`) }),
      };
    case 'open':
    case 'hearing':
    case 'answer':
      return {
        title: t(`next.${next.key}.title`, { date: formatDay(next.by, 'long') }),
        why: t(`next.${next.key}.why`),
      };
    case 'present':
      return {
        title: t(`next.present.${next.act}.title`),
        why: t(`next.present.${next.act}.why`, { date: formatDay(next.by, 'long') }),
      };
    case 'denied': {
      const kind = endOf(petition);
      return { title: t(`next.${kind}.title`), why: t(`next.${kind}.why`) };
    }
    default:
      return { title: t(`next.${next.key}.title`), why: t(`next.${next.key}.why`) };
  }
}

/** The one primary button of the page; none while others have to act. */
function Action({ petition }: Props) {
  const { next } = petition;
  const { t } = useTranslation(['homologations', 'doctors']);
  switch (next.key) {
    case 'complete':
      return <Fix item={next.item} label={t(`doctors:readiness.fix.${next.item.target}`)} />;
    case 'pay':
      return <Fix item={next.item} label={t('next.pay.action')} />;
    case 'send':
      return petition.allowedEvents.some(({ event }) => event === 'send') ? (
        <Suspense>
          <SendButton petition={petition} />
        </Suspense>
      ) : (
        <InPersonNote />
      );
    case 'replace':
      // The primary button is in the row of the document.
      return <Goto to="." hash={next.documents[0] ?? ''} label={t('next.replace.action')} secondary />;
    case 'correctCv':
      return <Goto to="/account/cv" label={t('next.correctCv.action')} />;
    case 'renew':
      return <Goto to="." hash={next.document} label={t('next.renew.action')} secondary />;
    case 'open':
      return <Goto to="." hash={stepAnchors.open} label={t('next.open.action')} />;
    case 'hearing':
      return <Goto to="." hash={stepAnchors.hearing} label={t('next.hearing.action')} />;
    case 'answer':
      return <Goto to="." hash={stepAnchors.answer} label={t('next.answer.action')} />;
    case 'present':
      return (
        <Goto
          to="."
          hash={next.act === 'hearing' ? stepAnchors.hearing : stepAnchors.answer}
          label={t(`next.present.${next.act}.action`)}
          secondary
        />
      );
    case 'conditions':
      return <Goto to="." hash={stepAnchors.conditions} label={t('next.conditions.action')} />;
    case 'granted':
      return <Goto to="/offers" label={t('next.granted.action')} />;
    case 'overdue':
      return <ImpulsoButton petition={petition} />;
    case 'denied':
      return petition.can.startAnother ? <StartAgainButton petition={petition} /> : null;
    default:
      return null;
  }
}

function Fix(props: ComponentProps<typeof FixButton>) {
  return (
    <Suspense>
      <FixButton {...props} />
    </Suspense>
  );
}

type GotoProps = Pick<LinkProps, 'to' | 'search' | 'hash'> & { label: string; secondary?: boolean };

function Goto({ label, secondary = false, ...target }: GotoProps) {
  return (
    <Button
      variant={secondary ? 'default' : 'filled'}
      className={classes.action ?? ''}
      renderRoot={(props) => <Link {...target} resetScroll={target.to !== '.'} {...props} />}
    >
      {label}
    </Button>
  );
}

function SendButton({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const send = useSendPetition(petition);
  return (
    <Button
      className={classes.action ?? ''}
      leftSection={<Send size={17} aria-hidden />}
      loading={send.isBusy}
      onClick={() => send.start()}
    >
      {t('send.action')}
    </Button>
  );
}

function ImpulsoButton({ petition: { id, reference } }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const download = useFileDownload();
  return (
    <Button
      className={classes.action ?? ''}
      leftSection={<Download size={17} aria-hidden />}
      loading={download.isBusy}
      onClick={() =>
        download.start({ fetch: () => fetchLetter(id, 'impulso'), name: t('files.name.impulso', { reference }) })
      }
    >
      {t('next.overdue.action')}
    </Button>
  );
}

/** After a withdrawal the doctor may start again, unless that was done already. */
function StartAgainButton({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const { data: own } = useQuery(ownPetitionsQuery);
  const start = useStartPetition();
  if (!own) return null;
  if (newestFirst(own.items)[0]?.id !== petition.id) return <Goto to="/homologations" label={t('info.own.open')} />;
  return (
    <Button className={classes.action ?? ''} loading={start.isBusy} onClick={() => start.start()}>
      {t('again')}
    </Button>
  );
}

/** How it ended without recognition; each leaves something else to do. */
function endOf({ resolution }: Petition): 'denied' | 'inadmitted' | 'withdrawn' {
  return resolution?.kind === 'inadmitted' || resolution?.kind === 'withdrawn' ? resolution.kind : 'denied';
}
