import type { HospitalStaff } from '@fonendo/contract/hospitals/list.schema';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import { ImpersonateDialog } from '../../users/users.public.ts';
import classes from './managed-hospital.module.css';

/** The hospital's people and their roles; an administrator may act as them. */
export function HospitalTeam({ members }: { members: readonly HospitalStaff[] }) {
  const { t } = useTranslation(['hospitals', 'profiles']);
  return (
    <Section title={t('managed.detail.members')}>
      <Card padding="rows" as="ul" label={t('managed.detail.members')}>
        {members.length === 0 && (
          <CardRow as="li">
            <p className={classes.nothing}>{t('managed.detail.noMembers')}</p>
          </CardRow>
        )}
        {members.map(({ userId, name, email, role, position, blocked, can }) => (
          <CardRow key={userId} as="li">
            <div className={classes.member}>
              <PersonAvatar name={name} size={32} />
              <div className={classes.person}>
                <p className={classes.personName}>{name}</p>
                <p className={classes.support}>
                  {[t(`profiles:roles.${role}.name`), position, blocked && t('managed.detail.memberBlocked')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className={classes.support}>{email}</p>
              </div>
              {can.impersonate && (
                <ImpersonateDialog userId={userId} quiet label={t('managed.detail.impersonate', { name })} />
              )}
            </div>
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}
