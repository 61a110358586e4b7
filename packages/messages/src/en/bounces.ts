import type { bounces as spanish } from '../es/bounces.ts';
import type { Translation } from '../messages.ts';

export const bounces: Translation<typeof spanish> = {
  label: 'Mail that does not arrive',
  title: {
    doctor: 'We cannot deliver mail to you at {email}',
    staff: 'Mail cannot be delivered to {email}',
  },
  reasons: {
    address: 'The mail server says that there is no such address.',
    closed: 'The mail server says that this mailbox is closed.',
    full: 'The mailbox is full.',
    refused: 'The mail provider refuses mails from Fonendo.',
    unreachable: 'The mail server of this address cannot be reached.',
    other: 'The mail server refuses the mails.',
  },
  help: {
    doctor: 'Until you solve it we send you only what is essential; everything else waits here, in your notices.',
    staff: 'Until it is solved only what is essential is sent; everything else stays here, in the notices.',
  },
  check: 'Check the address',
  checked: 'A mail to check it is on its way',
  checkedHelp: {
    doctor: 'If it arrives at {email}, open its link and we will send you notices again.',
    staff: 'If it arrives at {email}, opening its link switches the notices on again.',
  },
  notChecked: 'The mail could not be sent',
  change: 'Ask to change it',
};
