/**
 * No inline script anywhere. Inline styles are allowed because Mantine sets its CSS variables and
 * computed sizes through them; a style cannot run code under this policy.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
].join('; ');

/** What is no page only has to say where it may be shown, and to what a worker that is made of it may speak. */
const policyOfParts = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Kinds of answers that no browser shows as a page of ours. */
const partOfPage = /^(application\/json|text\/(css|javascript)|font\/)/;

/**
 * Sent with every answer, by its kind: a page is made of a dozen files and answers, and what holds for a page alone would
 * be half a kilobyte in each of them.
 */
export function securityHeaders(production: boolean): (contentType: unknown) => Readonly<Record<string, string>> {
  const everywhere = {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Personal data stays out of every cache; what may be kept (files, hashed assets) says so itself.
    'cache-control': 'no-store',
    // A browser that has seen it refuses plain HTTP for a year: wrong on a developer's localhost.
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const part = { 'content-security-policy': policyOfParts, ...everywhere };
  const page = {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    ...everywhere,
  };
  return (contentType) => (typeof contentType === 'string' && partOfPage.test(contentType) ? part : page);
}
