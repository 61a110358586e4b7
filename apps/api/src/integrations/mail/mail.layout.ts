import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import type { Mail } from './mail.port.ts';
import { mailLogo } from './mail-logo.ts';

const texts = { es: spanish, en: english };

/** Inter where the reader has it; mail programs load no fonts. */
const font = "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#12262B';
const softInk = '#51666E';
const teal = '#07726B';

export type RenderedMail = { to: string; subject: string; html: string; text: string };

export function renderMail(mail: Mail): RenderedMail {
  return { to: mail.to, subject: oneLine(mail.subject), html: renderHtml(mail), text: renderText(mail) };
}

/** Names of offers and hospitals stand in subjects: a line break in one must not look like another header. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

function renderText({ locale, heading, paragraphs, code, button, note }: Mail): string {
  const { automatic, footer } = texts[locale];
  const parts = [heading, ...paragraphs, code, `${button.label}:\n${button.url}`, note, `--\n${footer}\n${automatic}`];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

/** Tables and inline styles, because that is what mail programs agree on. 560 wide, fluid below. */
function renderHtml({ locale, subject, heading, paragraphs, code, button, note }: Mail): string {
  const { automatic, footer, linkHint } = texts[locale];
  const url = escapeHtml(button.url);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#F3F7F7;${font};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F3F7F7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px">
<img src="${mailLogo}" width="32" height="32" alt="" style="vertical-align:middle;border:0">
<span style="vertical-align:middle;padding-left:10px;font-size:20px;font-weight:600;color:${ink}">Fonendo</span>
</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #DCE6E7;border-radius:12px;padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:${ink}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, ink)).join('\n')}
${code === undefined ? '' : codeBox(code)}
<p style="margin:24px 0">
<a href="${url}" style="display:inline-block;background:${teal};color:#FFFFFF;text-decoration:none;font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;border-radius:8px">${escapeHtml(button.label)}</a>
</p>
${note === undefined ? '' : paragraph(note, softInk)}
<p style="margin:16px 0 0;font-size:13px;line-height:20px;color:${softInk}">${escapeHtml(linkHint)}<br>
<a href="${url}" style="color:${teal};word-break:break-all">${url}</a></p>
</td></tr>
<tr><td style="padding:20px 8px;font-size:13px;line-height:20px;color:${softInk}">${escapeHtml(footer)}<br>${escapeHtml(automatic)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

const paragraph = (text: string, colour: string) =>
  `<p style="margin:0 0 16px;font-size:15px;line-height:24px;color:${colour};white-space:pre-line">${escapeHtml(text)}</p>`;

const codeBox = (code: string) =>
  `<p style="margin:24px 0;padding:16px;background:#E6F3F1;border-radius:8px;text-align:center;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:${teal}">${escapeHtml(code)}</p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Names and messages come from strangers: nothing of theirs becomes markup. */
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
