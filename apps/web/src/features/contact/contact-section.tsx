import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactForm } from './contact.form.tsx';
import classes from './contact-section.module.css';

const anchorId = 'contacto';

/** The contact form, at /faq#contacto. */
export function ContactSection() {
  const { t } = useTranslation('contact');
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  // Scrolls here by itself: the questions above are rendered after the browser has looked for the anchor.
  useEffect(() => {
    if (window.location.hash === `#${anchorId}`) anchor.current?.scrollIntoView();
  }, []);
  return (
    <div id={anchorId} ref={anchor} className={classes.anchor}>
      <Section title={t('heading')} description={t('lead')}>
        <Card>
          {sentFrom === null ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <MessageSent email={sentFrom} onAgain={() => setSentFrom(null)} />
          )}
        </Card>
      </Section>
    </div>
  );
}

function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <CircleCheck size={26} strokeWidth={1.75} aria-hidden className={classes.sign} />
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t('sent.heading')}
      </h3>
      <p className={classes.lead}>{t('sent.lead', { email })}</p>
      <Button variant="default" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
