import { demoAccounts, demoPassword } from '@fonendo/domain/demo-accounts';

/** What a person who has just typed `npm start` wants to know, and nothing else. */
export function startMessage(address: string, demo: boolean): string {
  const lines = ['', `Fonendo is ready: ${address}`];
  if (demo) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push(
      '',
      `Demo accounts, all with the password ${demoPassword}`,
      ...demoAccounts.map(({ email, group }) => `  ${email.padEnd(width)}  ${group}`),
      '',
      `Mailbox (every mail it sends): ${address}/dev/mailbox`,
      `API reference: ${address}/api/docs`,
    );
  }
  return [...lines, ''].join('\n');
}
