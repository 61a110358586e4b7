/**
 * The web address of a video meeting, or null if it is none. People paste it with and without its scheme; other schemes
 * (`javascript:`, `file:`) are refused.
 */
export function meetingLink(text: string): string | null {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname.includes('.') && !url.username && !url.password ? url.href : null;
}
