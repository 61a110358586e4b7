/**
 * What a person typed, as it can be set in Inter: composed letters, no control characters, and no emoji, which
 * would print as empty boxes. A letter of a script that Inter lacks stays and shows as a box, so that nobody
 * believes their name was printed.
 */
export const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\uFE0E\uFE0F\u200D]/gu, '')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .trim();
