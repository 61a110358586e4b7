import type { Journey } from '@fonendo/contract/petitions/journey.schema';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNearDay } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Turn } from '../../../ui/marks/turn.tsx';
import classes from './facts.module.css';
import { useStepWords } from './words.ts';

type Props = { journey: Journey; onOpen: (step: JourneyStep) => void };

/** The most likely day with its range, what sets it, and the doctor's turn. */
export function JourneyFacts({ journey, onOpen }: Props) {
  return (
    <Card padding="rows">
      <div className={classes.facts}>
        <FirstDay journey={journey} />
        <SetsTheDate journey={journey} />
        <OwnTurn journey={journey} onOpen={onOpen} />
      </div>
    </Card>
  );
}

function FirstDay({ journey: { firstDay, ready, today, post } }: { journey: Journey }) {
  const { t } = useTranslation('journey');
  if (!firstDay) return null;
  const { likely, worst } = firstDay;
  const share = (day: string) => Math.max(2, (daysBetween(today, day) / Math.max(1, daysBetween(today, worst))) * 100);
  return (
    <div className={classes.fact}>
      <p className={classes.label}>{ready ? t('firstDay') : t('first.label')}</p>
      <h2 className={classes.day}>{ready ? t('first.ready') : formatDay(likely, 'long')}</h2>
      {ready ? (
        <p className={classes.help}>{t('first.readyHelp', { day: formatDay(likely, 'long') })}</p>
      ) : (
        <>
          <span className={classes.range} aria-hidden>
            <span className={classes.likely} style={{ width: `${share(likely)}%` }} />
          </span>
          {likely !== worst && <p className={classes.help}>{t('first.range', { worst: formatDay(worst, 'long') })}</p>}
        </>
      )}
      {post?.agreed && <Agreed post={post} agreed={post.agreed} firstDay={firstDay} />}
    </div>
  );
}

type AgreedProps = {
  post: NonNullable<Journey['post']>;
  agreed: string;
  firstDay: NonNullable<Journey['firstDay']>;
};

/** The day that was agreed on with the hospital, against the papers. */
function Agreed({ post: { hospital, candidacyId }, agreed, firstDay: { likely, worst } }: AgreedProps) {
  const { t } = useTranslation('journey');
  const over = daysBetween(agreed, likely);
  return (
    <p className={classes.agreed} data-late={over > 0 || undefined}>
      <strong>{t('first.agreed', { hospital, day: formatDay(agreed, 'long') })}</strong>{' '}
      {over > 0 ? t('first.late', { count: over }) : t(worst > agreed ? 'first.tight' : 'first.safe')}{' '}
      {over > 0 && (
        <Link
          to="/candidate/$id"
          params={{ id: candidacyId }}
          search={{ view: 'conversation' }}
          className={classes.tell}
        >
          {t('first.tell')}
        </Link>
      )}
    </p>
  );
}

function SetsTheDate({ journey }: { journey: Journey }) {
  const { t } = useTranslation('journey');
  const { time } = useStepWords(journey);
  const { setsTheDate, leastSlackDays } = journey;
  return (
    <div className={classes.fact}>
      <p className={classes.label}>
        <Activity size={16} aria-hidden className={classes.pulse} />
        {t('sets.label')}
      </p>
      <h2 className={classes.title}>{setsTheDate ? t(`names.${setsTheDate}`) : t('sets.nothing')}</h2>
      {setsTheDate && (
        <p className={classes.help}>
          {t('sets.each')}{' '}
          {leastSlackDays !== null &&
            (leastSlackDays > 0 ? t('sets.slack', { time: time(leastSlackDays) }) : t('sets.none'))}
        </p>
      )}
    </div>
  );
}

function OwnTurn({ journey, onOpen }: Props) {
  const { t } = useTranslation('journey');
  const { turn, steps } = journey;
  // A recognition by RD 581/2017 is not sent through Fonendo.
  const isFiledElsewhere = turn === 'sending' && steps.some(({ step, automatic }) => step === turn && !automatic);
  return (
    <div className={classes.fact}>
      <Turn yours={turn !== null}>{turn ? t('turn.yours') : t('turn.nobody')}</Turn>
      {turn ? (
        <>
          <h2 className={classes.title}>{t(`do.${isFiledElsewhere ? 'filing' : turn}`)}</h2>
          <div className={classes.action}>
            <TurnButton journey={journey} turn={turn} onOpen={onOpen} />
          </div>
        </>
      ) : (
        <Waiting journey={journey} />
      )}
    </div>
  );
}

type TurnProps = Props & { turn: JourneyStep };

function TurnButton({ journey: { steps, petitionId }, turn, onOpen }: TurnProps) {
  const { t } = useTranslation('journey');
  const isKnown = steps.find(({ step }) => step === turn)?.automatic ?? false;
  if (turn === 'job') {
    return (
      <Button component={Link} to="/offers">
        {t('turn.offers')}
      </Button>
    );
  }
  if (!isKnown) return <Button onClick={() => onOpen(turn)}>{t('turn.mark')}</Button>;
  return petitionId ? (
    <Button renderRoot={(props) => <Link to="/petitions/$id" params={{ id: petitionId }} {...props} />}>
      {t('turn.petition')}
    </Button>
  ) : (
    <Button component={Link} to="/homologations">
      {t('turn.petition')}
    </Button>
  );
}

/** Nothing can be done today: what comes next, and from when. */
function Waiting({ journey: { steps, ready } }: { journey: Journey }) {
  const { t } = useTranslation('journey');
  const [next] = steps
    .filter(({ state, optional }) => state === 'waiting' && !optional)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  if (ready) return null;
  return (
    <>
      <h2 className={classes.title}>{t('turn.wait')}</h2>
      <p className={classes.help}>
        {next ? t('turn.next', { step: t(`names.${next.step}`), day: formatNearDay(next.start) }) : t('turn.waitHelp')}
      </p>
    </>
  );
}
