/** Hands something that was fetched to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A busy browser begins the download a good while after the click: the address stays for a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
