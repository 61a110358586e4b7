const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/**
 * "640 KB", "1,2 MB". At least 1 KB, so that no file seems empty; and what is more than 5 MB never reads "5 MB", which
 * would contradict a limit of 5 MB.
 */
export function formatBytes(bytes: number, language: string): string {
  const inMegabytes = Math.round(bytes / kilobyte) >= kilobyte;
  const amount = inMegabytes ? bytes / megabyte : Math.max(bytes > 0 ? 1 : 0, bytes / kilobyte);
  const digits = inMegabytes && amount < 100 ? 1 : 0;
  const isJustAbove = digits === 1 && amount > Math.floor(amount) && amount < Math.floor(amount) + 0.05;
  const figure = new Intl.NumberFormat(language, {
    maximumFractionDigits: digits,
    roundingMode: isJustAbove ? 'ceil' : 'halfExpand',
  }).format(amount);
  return `${figure} ${inMegabytes ? 'MB' : 'KB'}`;
}
