import { type MetricName, metricList, type Sample } from './metric-list.ts';

/** The text that Prometheus reads, version 0.0.4. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** All samples of a metric stand together below its description; a metric without any is left out. */
export function writeExposition(samples: readonly Sample[]): string {
  const byMetric = Map.groupBy(samples, ({ metric }) => metric);
  const lines = (Object.keys(metricList) as MetricName[]).flatMap((name) => {
    const own = byMetric.get(name);
    if (!own) return [];
    const { type, help } = metricList[name];
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...own.map(lineOf)];
  });
  return `${lines.join('\n')}\n`;
}

const lineOf = ({ metric, suffix, labels = {}, value }: Sample) =>
  `${metric}${suffix ?? ''}${labelsOf(labels)} ${value}`;

function labelsOf(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
