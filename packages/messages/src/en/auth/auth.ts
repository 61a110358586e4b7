import type * as es from '../../es/auth/auth.ts';
import type { Translation } from '../../messages.ts';

export const auth: Translation<typeof es.auth> = {
  login: {
    heading: 'Sign in',
    entryLabel: 'Kind of access',
    doctor: 'I am a doctor',
    hospital: 'I am a hospital',
    email: 'Email address',
    password: 'Password',
    remember: 'Remember me',
    submit: 'Sign in',
    passkey: 'Use a passkey',
    passkeyFailed: 'The passkey could not be used',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signup: 'Create account',
    firstTime: 'Your first time here?',
    about: 'What Fonendo is',
  },
  panel: {
    label: 'What Fonendo is',
    doctor: 'Have your degree recognised and find your hospital in Spain, with every step in sight.',
    hospital: 'Find the doctors your hospital needs, with every process under control.',
    steps: {
      received: 'Documents received',
      validated: 'Documents validated',
      cv: 'CV created',
      sent: 'Sent to the Ministry',
      resolution: 'Resolution',
    },
    hospitalSteps: {
      published: 'Offer published',
      candidates: 'Applications received',
      documents: 'Documents reviewed',
      interview: 'Interview',
      accepted: 'New colleague',
    },
  },
  demo: {
    title: 'Demo mode',
    password: 'password',
    use: 'Use',
    useLabel: 'Use the account {email}',
    showAll: 'See all {count} accounts',
    showFewer: 'See fewer',
    exposed: 'Open demo: anybody can sign in and read what you type. Do not use real data.',
  },
};
