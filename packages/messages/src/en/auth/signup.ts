import type * as es from '../../es/auth/signup.ts';
import type { Translation } from '../../messages.ts';

export const signup: Translation<typeof es.signup> = {
  stepsOfDoctor: 'Steps of a doctor’s registration',
  stepsOfHospital: 'Steps of a hospital’s registration',
  steps: {
    personalData: 'Personal data',
    verification: 'Verification',
    documentation: 'Documents',
    cv: 'CV',
    finish: 'Signature and payment',
    complete: 'Registration complete',
    hospitalData: 'Hospital data',
    optional: 'Optional',
  },
  titles: {
    choice: 'Create account',
    personalData: { doctor: 'Your personal data', hospital: 'Contact details' },
    interest: 'We do not work with your profession yet',
    thanks: 'Thank you for your interest',
    verification: { doctor: 'Verify your account', hospital: 'Verify the account' },
    documentation: 'Your documents',
    cv: 'Your CV',
    finish: 'Signature and payment',
    complete: 'Registration complete',
    hospitalData: 'Hospital data',
  },
  about: 'What Fonendo is',
  haveAccount: 'Already have an account?',
  login: 'Log in',
  back: 'Back',
  continue: 'Continue',
  choice: {
    role: 'Who is the account for?',
    doctor: 'I am a doctor',
    doctorHelp: 'Have your degree recognised and find your hospital in Spain.',
    hospital: 'I am a hospital',
    hospitalHelp: 'Publish offers and follow every selection process.',
    profession: 'What is your profession?',
    professions: {
      medicine: 'Medicine',
      nursing: 'Nursing',
      dentistry: 'Dentistry',
      pharmacy: 'Pharmacy',
      other: 'Another profession',
    },
  },
  interest: {
    lead: 'For now we can only help doctors. Leave us your name and email and we will write to you when we open to your profession. No account is created.',
    name: 'Full name',
    profession: 'Profession',
    privacy:
      'We keep this only to let you know. You can ask us to erase it whenever you like: <privacy>privacy policy</privacy>.',
    submit: 'Let me know',
    thanks: 'We have kept your details. We will write to {email} when Fonendo opens to your profession.',
    home: 'Go to the start',
  },
  groups: {
    person: 'About you',
    degree: 'Your medical degree',
    access: 'Contact and access',
    accessHelp: 'You will log in with this email and password. We will send you a code to verify it.',
    accessHelpHospital: 'The email and password to log in with. We will send a code to verify it.',
    hospitalPerson: 'Person responsible for the account',
    hospitalPersonHelp: 'Will manage the hospital’s account and can invite more people.',
    recognition: 'Data for your recognition',
    recognitionHelp: 'The recognition file asks for them. No hospital will see them. You can leave them blank.',
    last: 'To finish',
  },
  fields: {
    email: 'Email address',
    password: 'Password',
    passwordRepeat: 'Repeat the password',
    passwordRepeatHospital: 'Repeat the password',
    howFound: { doctor: 'How did you find us?', hospital: 'How did you find Fonendo?' },
    channels: {
      search: 'Search engine',
      socialMedia: 'Social media',
      recommendation: 'Recommendation',
      event: 'Congress or event',
      press: 'Press or media',
      other: 'Another way',
    },
    newsletter: {
      doctor: 'I want to receive news from Fonendo by email',
      hospital: 'Send us news from Fonendo by email',
    },
    privacy: 'I have read and accept the <privacy>privacy policy</privacy> and the <terms>terms of use</terms>',
    privacyHelp: 'They open in another tab; what you typed here stays.',
    notice: {
      doctor:
        'Fonendo uses your data to run your account, your recognition and your applications. You can see, correct, export or erase them at any time.',
      hospital:
        'Fonendo uses these data to run the account and its selection processes. They can be seen, corrected, exported or erased at any time.',
    },
  },
  submit: 'Create account',
  draftKept: 'What you type is kept in this tab, except the password.',
  created: 'The account has been created',
  createdHelp: 'Log in to verify it with the code we have sent by email.',
  verification: {
    lead: {
      doctor: 'We have sent a six-digit code to <email>{email}</email>. Type it here, or open the link in the message.',
      hospital:
        'We have sent a six-digit code to <email>{email}</email>. Type it here, or open the link in the message.',
    },
    otherEmail: 'Not the right email?',
    restart: 'Start with another email',
    resumable: {
      doctor: 'You can close this page and go on later: logging in brings you back to this step.',
      hospital: 'You can close this page: logging in leads back to this step.',
    },
  },
  later: 'Continue later',
  backTo: { documentation: 'Back to documents', cv: 'Back to the CV' },
  leads: {
    documentation:
      'Upload what you have at hand, as PDF. This step is optional: you can add or change documents later, from your account.',
    cv: 'It is saved while you type. This step is optional: you can finish it later, from your account.',
    finish:
      'Sign the service agreement and choose the service you want. Nothing is charged until you press “Confirm and pay”.',
    missingData:
      'To write your agreement and your invoice we need your full address and your identity document. Check your data and save them: the agreement will appear here.',
    hospitalData: 'This is how the hospital will be presented to doctors. It can be changed later, in the account.',
  },
  leaveFailed: 'We could not go on to the next step',
  progressFailed: 'We could not load your registration',
  progressFailedHelp: 'Nothing is lost. Check your connection and try again.',
  complete: {
    lead: 'Your account is ready. We will tell you about every step by email.',
    certified: 'All set. You can now search for offers and apply to those that interest you.',
    offers: 'Search offers',
    offersHelp: 'Positions in hospitals all over Spain.',
    profile: 'See my profile',
    profileHelp: 'This is how hospitals will see you.',
    dashboard: 'Go to the dashboard',
  },
};
