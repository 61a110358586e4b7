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

/** Sent with every answer. */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Personal data stays out of every cache; what may be kept (files, hashed assets) says so itself.
    'cache-control': 'no-store',
    // A browser that has seen it refuses plain HTTP for a year: wrong on a developer's localhost.
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
