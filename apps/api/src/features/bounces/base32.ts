const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 without padding, in lower case: for places where capitals are lost on the way. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[(value >> bits) & 31];
    }
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text;
}

/** Of letters and figures that `base32` writes; others count as nothing. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = ((value << 5) | Math.max(0, letters.indexOf(letter))) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  return Buffer.from(bytes);
}
