import { demoAccounts, demoPassword } from '@fonendo/domain/demo/accounts';

export const exposedDemoWarning =
  'This is a demo that others can reach: anybody who opens it may sign in as administrator. Put no real data into it. Set HOST=127.0.0.1 to keep it to this machine, DEMO=false to use it for real.';

/** What somebody wants to know after `npm start`. */
export function startMessage(
  address: string,
  { demo, demoIsExposed }: { demo: boolean; demoIsExposed: boolean },
): string {
  const lines = ['', `Fonendo is ready: ${address}`];
  if (demoIsExposed) lines.push('', `WARNING. ${exposedDemoWarning}`);
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
