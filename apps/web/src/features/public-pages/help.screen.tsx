import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type PropsWithChildren, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WithFacts } from './facts.tsx';
import classes from './help.screen.module.css';
import { serviceStateQuery } from './public-pages.queries.ts';

/**
 * For people who are stuck: questions, whom to write to, the legal texts, and whether the product itself has a fault.
 */
export function HelpScreen() {
  const { t } = useTranslation(['publicPages', 'core']);
  const session = useSession();
  return (
    <>
      <PageHeader title={t('help.heading')} meta={t('help.lead')} />
      <div className={classes.parts}>
        <Part title={t('help.questions')} lead={t('help.questionsText')}>
          <Link to="/faq" className={classes.link}>
            {t('core:nav.faq')}
          </Link>
        </Part>
        <Part id="contact" title={t('help.contact')} lead={t('help.contactText')}>
          <WithFacts>
            {({ company, email, address }) => (
              <address className={classes.address}>
                <strong>{company}</strong>
                <a href={`mailto:${email}`} className={classes.link}>
                  {email}
                </a>
                <span>{address}</span>
              </address>
            )}
          </WithFacts>
        </Part>
        <Part title={t('help.legal')} lead={t('help.legalText')}>
          <ul className={classes.links}>
            <li>
              <Link to="/legal" className={classes.link}>
                {t('core:nav.legal')}
              </Link>
            </li>
            <li>
              <Link to="/terms" className={classes.link}>
                {t('core:nav.terms')}
              </Link>
            </li>
          </ul>
        </Part>
        <Part id="service" title={t('help.service')} lead={t('help.serviceText')}>
          <ServiceState />
          {session && isAdministrator(session.policyGroups) && (
            <Link to="/service" className={classes.link}>
              {t('help.serviceDetail')}
            </Link>
          )}
        </Part>
      </div>
    </>
  );
}

type PartProps = PropsWithChildren<{ id?: string; title: string; lead: string }>;

function Part({ id, title, lead, children }: PartProps) {
  const headingId = useId();
  return (
    <Card>
      <section id={id} aria-labelledby={headingId} className={classes.part}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        <p className={classes.lead}>{lead}</p>
        {children}
      </section>
    </Card>
  );
}

/** Asked of the server now, and again every minute. */
function ServiceState() {
  const { t } = useTranslation('publicPages');
  const { data, isError } = useQuery(serviceStateQuery);
  if (!data && !isError) return <p className={classes.state}>{t('help.asking')}</p>;
  const works = data?.status === 'ready';
  const Icon = works ? CircleCheck : TriangleAlert;
  return (
    <p className={classes.state} data-works={works || undefined} role="status">
      <Icon size={18} aria-hidden />
      {t(works ? 'help.works' : data?.status === 'degraded' ? 'help.delayed' : 'help.away')}
    </p>
  );
}
