import { expect, test } from 'vitest';
import { renderMail } from './mail.layout.ts';

const mail = {
  to: 'valentina@fonendo.test',
  locale: 'en',
  subject: 'Hello',
  heading: 'Verify <your> email',
  paragraphs: ['Hello "O\'Donnell" & <script>alert(1)</script>'],
  urgent: true,
  code: '012345',
  button: { label: 'Verify', url: 'https://fonendo.test/x?a=1&b="2"' },
  note: 'It expires.',
} as const;

test('what people wrote never becomes markup', () => {
  const { html } = renderMail(mail);
  expect(html).not.toContain('<script');
  expect(html).toContain('Hello &quot;O&#39;Donnell&quot; &amp; &lt;script&gt;');
  expect(html).toContain('href="https://fonendo.test/x?a=1&amp;b=&quot;2&quot;"');
});

test('HTML and text carry the same: code, one button, the language', () => {
  const { html, text, to, subject } = renderMail(mail);
  expect({ to, subject }).toEqual({ to: mail.to, subject: mail.subject });
  expect(html).toContain('<html lang="en">');
  expect(html.match(/background:#07726B/g)).toHaveLength(1);
  for (const part of ['012345', 'It expires.', 'Verify']) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toContain(mail.button.url);
});

test('a subject is one line, whatever the names in it hold', () => {
  const subject = 'Interview: Ward 3\r\nBcc: eva@evil.example\u2028\u0007 and more';
  expect(renderMail({ ...mail, subject }).subject).toBe('Interview: Ward 3 Bcc: eva@evil.example and more');
});
