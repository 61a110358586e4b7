import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadTexts } from '../../../platform/i18n.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PriceSettings } from '../../payments/payments.public.ts';
import { PetitionSettings } from '../../petitions/petitions.public.ts';
import { PassportSetting } from '../../settings/settings.public.ts';
import classes from '../account.screen.module.css';

const SettingsAudit = lazy(async () => {
  const [parts] = await Promise.all([import('../../audit/audit.public.ts'), loadTexts('audit', 'documents')]);
  return { default: parts.SettingsAudit };
});

/** The settings for everybody, and the history of their changes. */
export function SettingsTab() {
  const inPerson = useInPerson();
  return (
    <div className={classes.single}>
      <InPersonNote changes />
      <fieldset className={`${classes.screenful} ${classes.settings}`} disabled={!inPerson}>
        <PriceSettings />
        <PetitionSettings />
        <PassportSetting />
      </fieldset>
      <OnceSeen>
        <SettingsAudit />
      </OnceSeen>
    </div>
  );
}

/** The history is far below the settings: it is loaded when somebody scrolls there. */
function OnceSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const coming = <LoadingState of="rows" />;
  return <div ref={place}>{seen ? <Suspense fallback={coming}>{children}</Suspense> : coming}</div>;
}
