import { type Config, parseConfig } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import { examineDataFolder, examineNode, examineWebBuild } from './examine-machine.ts';
import {
  examineAntivirus,
  examineDatabase,
  examineFileStore,
  examineInboundMail,
  examineMail,
  examinePublicAddress,
} from './examine-services.ts';
import { examineSettings } from './examine-settings.ts';
import { type Finding, ok, problem } from './finding.ts';

/** Everything that an installation needs. With settings that are refused nothing else can be looked at. */
export async function examine(environment: NodeJS.ProcessEnv, root: string): Promise<Finding[]> {
  const node = examineNode(root);
  let config: Config;
  try {
    config = parseConfig(environment, root);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [node, ...error.message.split('\n').map((line) => problem('Settings', line))];
  }
  const settings = [ok('Settings', `complete for ${config.environment}`), ...examineSettings(config)];
  // The data folder first: what follows may lie in it.
  const folder = await examineDataFolder(config);
  const others = await Promise.all([
    ...(folder.some(({ state }) => state === 'problem') && !config.databaseUrl ? [] : [examineDatabase(config)]),
    examineFileStore(config),
    examineMail(config),
    examineInboundMail(config),
    examineAntivirus(config),
    examinePublicAddress(config),
  ]);
  return [node, ...settings, ...folder, ...others.flat(), examineWebBuild(root, config)];
}
