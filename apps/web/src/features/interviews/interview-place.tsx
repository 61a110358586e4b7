import type { Interview } from '@fonendo/contract/interviews.schema';
import { Anchor } from '@mantine/core';
import { MapPin, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './interviews.module.css';

/** The place: a link in a new tab, or an address. */
export function InterviewPlaceLine({ interview: { place, location, durationMinutes } }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  return (
    <p className={classes.place}>
      {place === 'video' ? <Video size={17} aria-hidden /> : <MapPin size={17} aria-hidden />}
      <span>
        {t(`places.${place}`)} · {t('times.minutes', { count: durationMinutes })} ·{' '}
        {place === 'video' ? (
          <Anchor href={location} target="_blank" rel="noreferrer">
            {location.replace(/^https?:\/\//, '')}
          </Anchor>
        ) : (
          location
        )}
      </span>
    </p>
  );
}
