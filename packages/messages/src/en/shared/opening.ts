/** Stands in the HTML itself, for when the application does not come. */
export const opening = {
  failed: {
    title: 'Fonendo could not be opened',
    text: 'Something failed while the page was loading. Check your connection and load it again.',
  },
  slow: {
    title: 'Fonendo is slow to open',
    text: 'The connection is slow or has been lost. Wait a little longer or load the page again.',
  },
  noScript: {
    title: 'Fonendo needs JavaScript',
    text: 'Switch it on in your browser and load the page again.',
  },
  reload: 'Load again',
} as const;
