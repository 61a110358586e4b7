/** Saves fetched content through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A busy browser starts the download a good while after the click, so the address stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
