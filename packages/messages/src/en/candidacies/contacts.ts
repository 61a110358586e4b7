import type { contacts as spanish } from '../../es/candidacies/contacts.ts';
import type { Translation } from '../../messages.ts';

export const contacts: Translation<typeof spanish> = {
  candidate: {
    title: 'Contact',
    open: 'Contact open',
    failed: 'We could not load the contact',
    failedHelp: 'Try again in a moment.',
    phone: 'Phone and WhatsApp',
    noPhone: 'Does not share the phone',
    email: 'Mail',
    place: 'Where they live',
    sameTime: 'The same time as in mainland Spain',
    hours: 'Good hours to call today',
    range: '{hours}, Madrid time',
    save: 'Save contact (.vcf)',
    saveFailed: 'We could not save the contact',
    consent:
      '{name} knew when applying that you would see these details if the application was accepted. Every download is recorded.',
  },
  own: {
    title: 'Contact with the hospital',
    failed: 'We could not load the hospital’s contact',
    failedHelp: 'Try again in a moment.',
    person: 'Your contact',
    phone: 'Hospital’s phone',
    email: 'Mail',
    address: 'Address',
    save: 'Save contact (.vcf)',
    saveFailed: 'We could not save the contact',
    seen: 'The hospital sees your mail address, {email}, to talk to you.',
    willSee:
      'If the hospital accepts you, it will see your mail address, {email}. Until then it sees no contact details.',
    sharePhone: 'Share my phone too, {phone}',
    noPhone: 'There is no phone in your account.',
    shared: 'The hospital will see your phone',
    notShared: 'The hospital will not see your phone',
    shareFailed: 'We could not save your choice',
  },
  copy: 'Copy {what}',
  copied: 'Copied',
  file: 'contact.vcf',
};
