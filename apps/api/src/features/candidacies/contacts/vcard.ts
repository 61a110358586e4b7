export type ContactCard = {
  name: { firstname: string; lastname: string };
  organisation?: string | undefined;
  position?: string | undefined;
  email?: string | undefined;
  phones: readonly string[];
  address?: { street: string; city: string; country: string } | undefined;
  zone?: string | undefined;
  note: string;
};

/** A contact as a vCard 4.0 file (RFC 6350). */
export function writeVCard(card: ContactCard): string {
  const { name, organisation, position, email, phones, address, zone, note } = card;
  const full = [name.firstname, name.lastname].filter(Boolean).join(' ') || (organisation ?? '');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(full)}`,
    `N:${escaped(name.lastname)};${escaped(name.firstname)};;;`,
    organisation && `ORG:${escaped(organisation)}`,
    position && `TITLE:${escaped(position)}`,
    email && `EMAIL:${escaped(email)}`,
    ...phones.map((phone) => `TEL;VALUE=uri:tel:${phone.replaceAll(/[^+\d]/g, '')}`),
    address && `ADR:;;${escaped(address.street)};${escaped(address.city)};;;${escaped(address.country)}`,
    zone && `TZ:${escaped(zone)}`,
    `NOTE:${escaped(note)}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('');
}

const escaped = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 bytes; the next begins with a blank. A letter is never cut in two. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 75) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += letter;
    bytes += size;
  }
  return lines.join('\r\n');
}
