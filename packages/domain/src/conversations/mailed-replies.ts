/** What may come in by mail as an answer to a message. */
export const replyLimits = {
  /** How long one may answer the last mail of a conversation. */
  days: 60,
  /** Of the whole mail: five files of the size of an upload would be more than most mail servers take. */
  bytes: 20 * 1024 * 1024,
  files: 5,
} as const;

/** Why an answer by mail was not taken. Its author is told, if they have proved who they are. */
export const replyRefusals = ['closed', 'noAccess', 'empty', 'tooLong', 'tooLarge'] as const;

export type ReplyRefusal = (typeof replyRefusals)[number];

/** Beginnings of what mail programs put before the mail that is answered, up to its end. */
const originals = [
  /^-{2,} ?(mensaje original|original message|mensagem original|forwarded message|mensaje reenviado) ?-{2,}$/i,
  /^_{20,}$/,
];

/** `De: … Enviado: …`, as Outlook writes it without a line before. */
const headerNames = [/^\*?(de|from|von|da):\*? /i, /^\*?(enviado( el)?|sent|fecha|date|enviada):\*? /i];

/** `El lun, 16 nov 2026 a las 10:05, Fonendo (<x@y>) escribió:`, often on two or three lines. */
const attribution =
  /^(el|on|em|le|il|am)\b.{0,300}\b(escribió|wrote|escreveu|a écrit|ha scritto|schrieb)(?!\p{L}).{0,80}:$/iu;

const fromPhone = /^(enviado desde (mi|outlook)|sent from (my|outlook)|enviado do meu|obtener outlook|get outlook)\b/i;

/**
 * What somebody wrote themselves: without the mail that they answer, wherever they wrote, and without their signature.
 * Where it is in doubt a line stays, because a lost sentence is worse than one too many.
 */
export function replyText(mailed: string): string {
  const lines = mailed.replaceAll(/\r\n?/g, '\n').split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd();
    if (line === '--' || fromPhone.test(line) || startsOriginal(lines, at)) break;
    const length = attributionAt(lines, at);
    if (length > 0) {
      const rest = lines.slice(at + length).filter((other) => other.trim() !== '');
      if (!rest[0]?.startsWith('>')) break;
      at += length - 1;
    } else if (!line.startsWith('>')) {
      kept.push(line);
    }
  }
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function startsOriginal(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (originals.some((pattern) => pattern.test(line))) return true;
  return headerNames.every((pattern, offset) => pattern.test((lines[at + offset] ?? '').trim()));
}

/** How many lines it takes; 0 if there is none. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let length = 1; length <= 3; length += 1) {
    const joined = lines
      .slice(at, at + length)
      .map((line) => line.trim())
      .join(' ');
    if (attribution.test(joined)) return length;
  }
  return 0;
}
