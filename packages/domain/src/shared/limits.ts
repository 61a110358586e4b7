/** Business constants of the specification, section 9. Written once; the API and the web read them from here. */
export const limits = {
  passwordMinLength: 6,
  passwordMaxLength: 128,
  emailMaxLength: 254,
  nameMaxLength: 100,
  minimumAge: 18,
  /** Nobody has a degree in medicine earlier. */
  graduationAge: 18,
  documentNumber: { min: 9, max: 10 },
  file: { maxBytes: 5 * 1024 * 1024, mimeType: 'application/pdf' },
  sessionRecheckMs: 300_000,
  localeCookieDays: 365,
  toast: { timeoutMs: 5000, max: 20 },
  loadingBar: { throttleMs: 200, durationMs: 2000, heightPx: 3, hideDelayMs: 500, resetDelayMs: 400 },
  reloadTtlMs: 10_000,
  retryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
} as const;
