export type MailPart = { text: string; href?: string };

const address = /(?:https?:\/\/|mailto:)\S+/g;

/** Splits the text of a mail into text and links. */
export function splitMailText(text: string): MailPart[] {
  const parts: MailPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Each link once, in the order of the text. */
export const mailLinks = (text: string): string[] => [
  ...new Set(splitMailText(text).flatMap(({ href }) => href ?? [])),
];
