/** A mail that somebody sent to the product. Nothing in it is proved. */
export type InboundMail = {
  /** The sender's own; null if they gave none. */
  messageId: string | null;
  /** The one address it says it is from, in lower case; null if there is none or several. */
  from: string | null;
  /** Every address it was sent to, in lower case. */
  to: readonly string[];
  /** Empty if it is larger than is read. */
  text: string;
  attachments: readonly InboundFile[];
  /** A program wrote it: an absence, a bounce, a list. Never answered, so that two programs do not write to each other. */
  automatic: boolean;
  /** Our own mail server found that the sender’s domain disowns it (DMARC). */
  disowned: boolean;
  tooLarge: boolean;
  /** What a mail server or a provider says in it about a mail of ours; null if it is no report, or one too large. */
  report: InboundReport | null;
};

export type InboundReport =
  /** What became of a mail, for each of its recipients (RFC 3464). */
  | { kind: 'delivery'; recipients: readonly ReportedRecipient[] }
  /** Somebody called a mail junk (RFC 5965). `from`: what it says the mail had left from. */
  | { kind: 'complaint'; from: readonly string[] };

export type ReportedRecipient = {
  /** As it was sent and where it got to, in lower case. */
  addresses: readonly string[];
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string;
  /** The extended status of RFC 3463. */
  status: string;
  diagnostic: string | null;
};

export type InboundFile = { name: string; contentType: string; content: Uint8Array };

/** What became of a mail: taken ones are deleted, the others are put into folders of their own. */
export type InboundOutcome = 'taken' | 'refused' | 'ignored';

/** Hands over what is in the mailbox, one by one. What fails stays for the next time. */
export type InboundMailbox = { readEach(handle: (mail: InboundMail) => Promise<InboundOutcome>): Promise<void> };
