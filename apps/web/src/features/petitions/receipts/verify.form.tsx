import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './verify.module.css';

/** Checks another code: each has its own address, so that the result can be shared. */
export function VerifyForm() {
  const { t } = useTranslation('homologations');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const code = typed.trim().replaceAll(/\s+/g, '');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!code) return;
        setTyped('');
        void navigate({ to: '/verify/$code', params: { code } });
      }}
    >
      <TextInput
        className={classes.field ?? ''}
        label={t('verify.another')}
        placeholder={t('verify.field')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('verify.submit')}
      </Button>
      <p className={classes.help}>{t('verify.fieldHelp')}</p>
    </form>
  );
}
