export type MailPart = { text: string; href?: string };

const address = /(?:https?:\/\/|mailto:)\S+/g;

/** The text of a mail in pieces, with its addresses apart, so that they can be followed. */
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

/** Each address once, in the order of the text. */
export const mailLinks = (text: string): string[] => [
  ...new Set(splitMailText(text).flatMap(({ href }) => href ?? [])),
];
