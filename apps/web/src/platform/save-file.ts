/** Hands something that was fetched to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has its own hold on the content from the click on; a moment later the address can go.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
