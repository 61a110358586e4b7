import type { Application, OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { MissingItem } from '@fonendo/contract/doctors/doctors.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { InPersonNote } from '../../platform/session/in-person-note.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { MissingItemText, wayTo } from '../doctors/doctors.public.ts';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './apply-panel.module.css';
import { applicationQuery, applyToOffer, cacheCandidacy } from './candidacies.queries.ts';
import { forgetOffer, rememberOffer } from './return-to-offer.ts';

type Props = { offerId: string; offerName: string };

/** The foot of an offer's page: what applying means, or what keeps the doctor from it and how to fix that. */
export function ApplyPanel({ offerId, offerName }: Props) {
  const { t } = useTranslation('candidacies');
  const { data, isError, isFetching, refetch } = useQuery(applicationQuery(offerId));
  // Back at an offer: the remembered one is no longer needed.
  useEffect(forgetOffer, []);
  return (
    <section className={classes.foot} aria-label={t('apply.label')}>
      {data && <Content application={data} offer={{ id: offerId, name: offerName }} />}
      {!data && !isError && <LoadingState of="text" />}
      {!data && isError && (
        <Row text={t('apply.loadFailed')}>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('apply.retry')}
          </Button>
        </Row>
      )}
    </section>
  );
}

function Content({ application, offer }: { application: Application; offer: { id: string; name: string } }) {
  const { candidacy, offerOpen, missing } = application;
  const apply = useApply(offer);
  if (candidacy) return apply.isDone ? <Done /> : <Applied candidacy={candidacy} />;
  if (!offerOpen) return <Closed />;
  return missing.length > 0 ? <Missing missing={missing} offer={offer} /> : <Ready apply={apply} />;
}

type Apply = ReturnType<typeof useApply>;

function useApply({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('candidacies');
  const confirm = useConfirm();
  return useAction({
    ask: () =>
      confirm({
        title: t('apply.confirm.title', { offer: name }),
        description: t('apply.confirm.description'),
        action: t('apply.action'),
      }),
    run: () => applyToOffer(id),
    cache: cacheCandidacy,
    failed: t('apply.failed'),
    // The panel shows the reason of a refusal by itself.
    invalidates: [queryKeys.candidacies.application(id)],
  });
}

function Ready({ apply }: { apply: Apply }) {
  const { t } = useTranslation('candidacies');
  const inPerson = useInPerson();
  return (
    <Row text={t('apply.consequence')}>
      {inPerson ? (
        <Button size="lg" loading={apply.isBusy} onClick={() => apply.start()}>
          {t('apply.action')}
        </Button>
      ) : (
        <InPersonNote />
      )}
    </Row>
  );
}

/** Each missing thing links to where it is fixed; the button leads to the first. */
function Missing({ missing, offer }: { missing: readonly MissingItem[]; offer: { id: string; name: string } }) {
  const { t } = useTranslation(['candidacies', 'doctors']);
  const [first] = missing;
  if (!first) return null;
  const leave = () => rememberOffer(offer);
  const onlyUnpaid = missing.every(({ key }) => key === 'payment');
  return (
    <div className={classes.row}>
      {onlyUnpaid ? (
        <p className={classes.text}>{t('apply.unpaid')}</p>
      ) : (
        <div className={classes.missing}>
          <p className={classes.turn}>{t('apply.missing')}</p>
          <ul className={classes.items}>
            {missing.map((item) => (
              <li key={'document' in item ? `${item.key}-${item.document}` : item.key}>
                <Link {...wayTo(item)} onClick={leave} className={classes.item}>
                  <MissingItemText item={item} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button size="lg" renderRoot={(props) => <Link {...wayTo(first)} onClick={leave} {...props} />}>
        {onlyUnpaid ? t('apply.pay') : t(`doctors:readiness.fix.${first.target}`)}
      </Button>
    </div>
  );
}

function Closed() {
  const { t } = useTranslation('candidacies');
  return (
    <Row text={t('apply.closed')}>
      <Button variant="default" component={Link} to="/offers">
        {t('apply.search')}
      </Button>
    </Row>
  );
}

/** Announced, because the pressed button is gone. */
function Done() {
  const { t } = useTranslation('candidacies');
  return (
    <div className={classes.row}>
      <div className={classes.done} role="status">
        <CircleCheck size={22} aria-hidden />
        <div>
          <p className={classes.title}>{t('apply.done')}</p>
          <p className={classes.text}>{t('apply.doneHelp')}</p>
        </div>
      </div>
      <OwnLink />
    </div>
  );
}

function Applied({ candidacy: { status, appliedAt, statusSince } }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('candidacies');
  const ended = status === 'accepted' || status === 'discarded' || status === 'withdrawn' ? status : null;
  return (
    <div className={classes.row}>
      <div className={classes.state}>
        <StatusBadge of="candidacy" status={status} />
        <p className={classes.text}>
          {ended
            ? t(`apply.${ended}On`, { date: formatDayOf(statusSince) })
            : t('apply.appliedOn', { date: formatDayOf(appliedAt) })}
        </p>
      </div>
      <OwnLink />
    </div>
  );
}

function OwnLink() {
  const { t } = useTranslation('candidacies');
  return (
    <Button variant="default" component={Link} to="/offers/own">
      {t('apply.own')}
    </Button>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
