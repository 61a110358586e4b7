import { type AddressObject, type HeaderLines, type ParsedMail, simpleParser } from 'mailparser';
import type { InboundMail } from './inbound-mailbox.port.ts';
import { readMailReport } from './read-mail-report.ts';

/** Reads a mail as it lies in the mailbox; of one that is too large only its head. */
export async function parseInboundMail(source: Buffer, { tooLarge }: { tooLarge: boolean }): Promise<InboundMail> {
  const plain = { skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true };
  const parsed = await simpleParser(source, { ...plain, keepDeliveryStatus: true });
  const { from, text = '', attachments } = parsed;
  const senders = addressesOf(from);
  return {
    messageId: parsed.messageId ?? null,
    from: senders.length === 1 ? (senders[0] ?? null) : null,
    to: recipientsOf(parsed),
    text: tooLarge ? '' : text,
    // Pictures of a signature are part of the text.
    attachments: attachments
      .filter(({ related, contentDisposition }) => !related && contentDisposition !== 'inline')
      .map(({ filename, contentType, content }) => ({ name: filename ?? '', contentType, content })),
    automatic: isAutomatic(parsed),
    disowned: valuesOf(parsed.headerLines, 'authentication-results').some((line) => /\bdmarc\s*=\s*fail\b/i.test(line)),
    tooLarge,
    report: tooLarge ? null : readMailReport(parsed, source),
  };
}

const addressesOf = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address, group = [] }) => [address, ...group.map((member) => member.address)])
    .flatMap((address) => address?.toLowerCase() ?? []);

/** Mail servers write down where it was delivered, because somebody may have moved our address to another field. */
function recipientsOf({ to, cc, headerLines }: ParsedMail): string[] {
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap((name) =>
    valuesOf(headerLines, name),
  );
  return [
    ...addressesOf(to),
    ...addressesOf(cc),
    ...delivered.map((value) => value.replace(/[<>]/g, '').toLowerCase()),
  ];
}

/** RFC 3834, and what programs did before it. */
function isAutomatic({ headerLines }: ParsedMail): boolean {
  const value = (name: string) => valuesOf(headerLines, name)[0]?.toLowerCase();
  const submitted = value('auto-submitted');
  if (submitted !== undefined && submitted !== 'no') return true;
  if (/^(bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '')) return true;
  if (value('return-path') === '<>') return true;
  if (/^multipart\/report\b/.test(value('content-type') ?? '')) return true;
  return value('x-autoreply') !== undefined || value('x-autorespond') !== undefined;
}

/** The values of a header as they were sent, however often it was. */
const valuesOf = (lines: HeaderLines, name: string): string[] =>
  lines.filter(({ key }) => key === name).map(({ line }) => line.slice(line.indexOf(':') + 1).trim());
