import type { HospitalContact, OwnContact as Own } from '@fonendo/contract/candidacies/contacts.schema';
import { useQuery } from '@tanstack/react-query';
import { Hospital, Mail, Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../platform/query-keys.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { ContactLine, MailLink, SaveContact } from './contact-line.tsx';
import classes from './contacts.module.css';
import { fetchHospitalCard, ownContactQuery, shareContact } from './contacts.queries.ts';

/** How the doctor reaches the hospital that accepted them, and what they share with it. */
export function OwnContact({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('contacts');
  const query = useQuery(ownContactQuery(candidacyId));
  return (
    <Section title={t('own.title')}>
      <AnswerFrame query={query} outline="rows" failed={t('own.failed')} failedHelp={t('own.failedHelp')}>
        {(own) => (
          <Card padding="rows">
            {own.contact && <Ways contact={own.contact} />}
            {own.contact && (
              <CardRow>
                <SaveContact fetchCard={() => fetchHospitalCard(candidacyId)} failed={t('own.saveFailed')} />
              </CardRow>
            )}
            <CardRow foot>
              <Sharing candidacyId={candidacyId} own={own} />
            </CardRow>
          </Card>
        )}
      </AnswerFrame>
    </Section>
  );
}

function Ways({ contact: { hospital, person } }: { contact: HospitalContact }) {
  const { t } = useTranslation('contacts');
  return (
    <>
      {person && (
        <ContactLine icon={UserRound} label={t('own.person')}>
          {person.name}
          {person.position && <span className={classes.zone}>{person.position}</span>}
        </ContactLine>
      )}
      {person && (
        <ContactLine icon={Mail} label={t('own.email')} copied={person.email}>
          <MailLink address={person.email} />
        </ContactLine>
      )}
      <ContactLine icon={Phone} label={t('own.phone')} copied={hospital.phone}>
        <a href={`tel:${hospital.phone}`}>{hospital.phone}</a>
      </ContactLine>
      <ContactLine icon={Hospital} label={t('own.address')}>
        {hospital.name}
        <span className={classes.zone}>
          {hospital.address}, {hospital.city}
        </span>
      </ContactLine>
    </>
  );
}

function Sharing({ candidacyId, own: { email, phone, sharesPhone, contact, can } }: { candidacyId: string; own: Own }) {
  const { t } = useTranslation('contacts');
  const share = useAction({
    queue: `share-contact-${candidacyId}`,
    run: (shares: boolean) => shareContact(candidacyId, shares),
    cache: (queryClient, answer) => queryClient.setQueryData(ownContactQuery(candidacyId).queryKey, answer),
    done: (_, shares) => t(shares ? 'own.shared' : 'own.notShared'),
    failed: t('own.shareFailed'),
    invalidates: [queryKeys.candidacies.contact(candidacyId)],
  });
  return (
    <div className={classes.foot}>
      <p className={classes.consent}>{t(contact ? 'own.seen' : 'own.willSee', { email })}</p>
      {phone === null ? (
        <p className={classes.consent}>{t('own.noPhone')}</p>
      ) : (
        <SwitchField
          label={t('own.sharePhone', { phone })}
          checked={share.input ?? sharesPhone}
          disabled={!can.choose}
          onChange={({ currentTarget }) => share.start(currentTarget.checked)}
        />
      )}
    </div>
  );
}
