import { bounceLimits, isMailStatus } from '@fonendo/domain/bounces/bounce';
import type { ParsedMail } from 'mailparser';
import type { InboundReport, ReportedRecipient } from './inbound-mailbox.port.ts';

const deliveryTypes = ['message/delivery-status', 'message/global-delivery-status'];

/** What a person says about a mail. Others say that one was no junk (`not-spam`), or failed a check (`auth-failure`). */
const complaintTypes = ['abuse', 'fraud', 'other'];

/** The part of a report (`multipart/report`) that programs read; null for every other mail, and for one too long. */
export function readMailReport(
  { headerLines, attachments }: Pick<ParsedMail, 'headerLines' | 'attachments'>,
  source: Buffer,
): InboundReport | null {
  if (!headerLines.some(({ key, line }) => key === 'content-type' && /:\s*multipart\/report\b/i.test(line)))
    return null;
  const partOf = (types: readonly string[]) =>
    attachments.find(({ contentType, content }) => types.includes(contentType) && isShort(content))?.content.toString();
  const delivery = partOf(deliveryTypes);
  if (delivery !== undefined) return readDelivery(delivery);
  const feedback = partOf(['message/feedback-report']);
  return feedback === undefined ? null : readFeedback(feedback, source);
}

const isShort = ({ length }: Uint8Array): boolean => length <= bounceLimits.characters;

/** RFC 3464: fields about the mail, then for each recipient an empty line and theirs. */
function readDelivery(text: string): InboundReport | null {
  const recipients = readGroups(text).flatMap((fields) => readRecipient(fields) ?? []);
  return recipients.length > 0 ? { kind: 'delivery', recipients } : null;
}

function readRecipient(fields: Fields): ReportedRecipient | null {
  const action = fields.get('action')?.[0]?.toLowerCase();
  const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => fields.get(name) ?? []).map(addressOf);
  const diagnostic = fields.get('diagnostic-code')?.[0]?.replace(/^[\w-]+\s*;\s*/, '') ?? null;
  const status = statusOf(fields.get('status')?.[0] ?? '', diagnostic ?? '');
  if (action === undefined || addresses.length === 0 || status === null) return null;
  return { addresses, action, status, diagnostic };
}

/** Some servers write a comment after the status, or give only the three-digit code of SMTP. */
function statusOf(given: string, diagnostic: string): string | null {
  const status = given.split(/[\s(]/)[0] ?? '';
  if (isMailStatus(status)) return status;
  const said = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0];
  if (said !== undefined) return said;
  const figure = /^\D{0,3}([45])\d\d\b/.exec(diagnostic)?.[1];
  return figure === undefined ? null : `${figure}.0.0`;
}

/**
 * RFC 5965. The address that the mail was sent from stands in the report, or in the headers of the mail that is
 * attached to it. The whole text is searched for it: any other address found there does no harm, because only one that
 * was signed here is accepted in the end.
 */
function readFeedback(text: string, source: Buffer): InboundReport | null {
  const [fields] = readGroups(text);
  if (!complaintTypes.includes(fields?.get('feedback-type')?.[0]?.toLowerCase() ?? '')) return null;
  const begin = source.toString('latin1', 0, 4 * bounceLimits.characters);
  const paths = [...begin.matchAll(/^return-path:\s*(\S+)/gim)].map(([, path = '']) => path);
  return { kind: 'complaint', from: [...(fields?.get('original-mail-from') ?? []), ...paths].map(addressOf) };
}

/** `rfc822; ana@correo.test`, `<ana@correo.test>` */
const addressOf = (value: string): string =>
  value
    .replace(/^[\w-]+\s*;\s*/, '')
    .replaceAll(/[<>]/g, '')
    .trim()
    .toLowerCase();

type Fields = ReadonlyMap<string, readonly string[]>;

/** Fields as in the head of a mail, in groups with an empty line between them. A line that begins with a blank goes on. */
function readGroups(text: string): Fields[] {
  const unfolded = text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const fields = new Map<string, string[]>();
      for (const line of group.split('\n')) {
        const [, name, value] = /^([!-9;-~]+)\s*:\s*(.*)$/.exec(line) ?? [];
        if (name === undefined || value === undefined) continue;
        fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value.trim()]);
      }
      return fields;
    })
    .filter((fields) => fields.size > 0);
}
