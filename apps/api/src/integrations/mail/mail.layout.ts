import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import type { Mail } from './mail.port.ts';

const texts = { es: spanish, en: english };

/** Inter if the reader has it; mail programs load no fonts. */
const font = "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#12262B';
const softInk = '#51666E';
const teal = '#07726B';

/** A long word breaks instead of making the mail wider than a phone; some programs know one of them, some the other. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

export type RenderedMail = { to: string; subject: string; html: string; text: string };

export function renderMail(mail: Mail): RenderedMail {
  return { to: mail.to, subject: oneLine(mail.subject), html: renderHtml(mail), text: renderText(mail) };
}

/** Subjects contain names of offers and hospitals: a line break in one must not start another header. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

function renderText(mail: Mail): string {
  const { heading, paragraphs, code, button, note } = mail;
  const end = `--\n${footerOf(mail).join('\n')}`;
  const parts = [heading, ...paragraphs, code, `${button.label}:\n${button.url}`, note, end];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

/** What can be answered does not say that it need not be. */
function footerOf({ locale, replyTo }: Mail): string[] {
  const { automatic, footer } = texts[locale];
  return replyTo === undefined ? [footer, automatic] : [footer];
}

/** Tables and inline styles, because all mail programs support them. 560 px wide, fluid below. */
function renderHtml(mail: Mail): string {
  const { locale, subject, heading, paragraphs, code, button, note } = mail;
  const { linkHint } = texts[locale];
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
<tr><td style="background:#FFFFFF;border:1px solid #DCE6E7;border-radius:12px;padding:32px;${breaks}">
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
<tr><td style="padding:20px 8px;font-size:13px;line-height:20px;color:${softInk}">${footerOf(mail).map(escapeHtml).join('<br>')}</td></tr>
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

/** Names and messages come from strangers and must not become markup. */
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** The mark of the product as a PNG: mail programs show no SVG. */
const mailLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEgAAABICAYAAABV7bNHAAAJ+UlEQVR4nOycCXQUVRaG/6p0JyxhCWsAJYGwhmXYEhJERRADiGyiHoVBhBkPJnBmQtSBkeOgcxQRwYxA8MwwQ9RhGxlFZREEDIoQQtghEjZBwr4GSUg6TT/vLRaT7lfVlU4ay8B3TpPm1avu1F/33Xfvfa9igy+8FB8adE15BhD9BFBfEQihnyGKolSBBRBC5CvARQHlgqKIMxBYXmjDQkxLOYVSopjuOeGFEHuB+riq4GmhoAedqOI3BN1AlwLxtUtgYVGQ+ARvzblo5jxTAtmSxsapwvWGAqUzKgBCIJPUmuCcMXutt76GAtn/lNBVCRDJJEwMKiJCrHGpYkLR9Dlb9broCmRPio9SBT6nLqGoyAj8SCINLZqeskV2OEDWaB+fkEBWs5heNVDRUUDXqDyrxkRdcKVv2eJ52A3b+PhuZDlpNCPZcQdBM1+RS6gPOZNnfVe8vaRA48bdE2RzbaPWurgTEThb6FQ7YebMnJtNJabqILtr7h0rDkPXrmlQjFsC2RLj+9CPONwl7oYWGtcFmjxZVRVlOu6iQcHwNNZEe8//2HNPP0/OKBJ30aDZuy1rwu9t1xvUkbgNdGvSFH+MvR9OlwuLt23Bmv37YFVuaPK+wolnoBMnaFo3n5f5QETtOtj68iuoZPslehizeD5SMzbBitC0LxzC2Ui1O8Ugf4vDvPnY4BLiMH/r2x9WhTWxq7Y4ds4d4GfqBgdjYLvfebQ3qF4DseFNYVXIQceolNn6Pdca3kU/1+0X2RZWhbVRyZbC4WdGxXTTPfZom3awLKQNWZEIhx/hIdS8bj3d45GhDdCwujVzYoUtyN8Z+8iusV77DJD4JytAVciafi2bVgkMxFMdu3jt19eifojm9iC/CsTiVLJ7r5o81KwFKtutWV3xq0BmhhcTaLOhZ4tWsCI2+Ilmdeqia1gT0/15ul++dzfKg5b16qPTvY1Rp2owdh7PwbacH3GlsBC+4DeBRsfeJ20/dO4sIup4lpzKGg+1CW2IKQMGo3uTCM33yb537qbv8I/1a+GiAMcsfhtiv4+SB4fjP/0Y5/KueLRzVN2+YSOUFk5fpjw2CJuTJuCRlq2l4jB8U7hfRtJEdLqnMcziF4E4rWDzdufk5Vyszv4ey3SGUmmDRhYj88WJSOzxMGyquUtp26AhNia+TDewq6n+fhHoua7yyPnDjHTOkrFi7x7p8dIOs+QhT6KZQRBqfO5TaBxSy2u/chcotFp1zdRl/Cf9+oLBV9lZcDidHse73BuG2lWrwgy96TtGRPm+nlmVrC912Eiv/cpdoBHRsVAl5r7+4AEcvXhBe3+1qAhphw549OGqi1krmti7r7SdP/uddV9h5PxUDPxXCl787P/IPHZU2pcLeNFh4TCi3AUarZOYpmZsLPH/lTp+qF+kdz/EjjmqcZhHe57DgQ5T/45Jyz/Dom2ZWLUvC7O++Rrdk6dh3uaN0s/q3rQZjChXgR6IaI6wWrU92vMoBvlk5/YSbUt375R+RlyrSCqaG9fvWBx7gOei8NQ1q25ZqTsvkSUVOIs82m+rQHqR8/ytGSh08zk8o2WdOunRl2emB5s1hxHdI+QXtZ0CQj04UORYyJ376bOMCqrlJhBf2JD2HaXHUjfL687LfRxmDWvUlLbnFlw1PO9ifr5HW7WgSvQK0j2n3AQa1jlampgeOHtGC/VlrMiST/f9vcRD30ssj5FF6MWRhQQnyJIvFxTonmOYarSqH4op/QdpJs1K+8KcDet1j206chgXr+YjpHLJnXtNaAWEL1Y2JJgdx49J2zl6X7hVuotFG7Ycgnh8Vo78s25iaEEfDX9Oq9X4Kg6zgPyPEfrDTH+633E8R9res3lLLXh0/33jWrfBPJ2YZ7sXgXQtqFaVqmjnQ25UnCU7tuHSVWO/sDJrLxX1PcN+Tjtm0hQtI5+mc562ZRH7mPsewB9iu+PohfO4kJ+nDSt3Cy3+Oak60/9NdC3oGq1+lpWbkbMRqylWkdGDimhGlpu0dInmP2RwXsZDNKpxuK44DE/9xy4Z7+XUFYhnhD0nT8BX1h3I1l7e+KmwQLdf71atdc/juz9q/gfwFY7s/23iBgbYYqMn6x38htKBMErouBTBVT8z8AXz7DT244X03lyRKoSG8yOtPPdO5DuK8MWeXbrnHaFhdOqnXPRq0dp0Ns+kHdyPER/N0yJvbyhB4xPMV4/8RDhF3/teec2j/XxeHhq9+hev5/Nw+mD4SC3ZNYKtbtKKz5HybRrMYonN4GwJHC+5w5m9mbIthwOcb8XMmIp9p+Wb6ZOoUBc2+a+lEoexzG55vaCxb2QbmIXjI5nQDG+14eFfWiwkkO/ZvT+xjEDfHjqIXEnMxHXqX3Np2jIC8UrD6mx5TNSvTdlXXkuzklEcSz2xo+eHSjPMaumUbE9dvgxfsJRAnJcJyZ1+mFZdZQUyGbJSyNkrV3xy0IylBOKyw0bK8N3hILWXiaXpesHVEC5ZqdCrCpjBcg/F6WX3ektJxRnaoZO0OnhHCBTXOhI1K1c2PHdoB/nzfsv27oKvWE6g7DOnkXPpkkc7r2S82kd/V+wbjw7UlnHcOXz+HD7dtQO+EhAQG5WoQPG9IuYHeJT0liw+cvkimOrHxTegD27fAQtGjJbuomVe+3KZ7rqYNwRErhKYGL+Pxm1LWIggcsrZk16XlkgZXqHYffI46tPxplSe1YMLZhGvT9IWE32BZtRslW5WqR+V9je8RPTm6pW6x9mKeHOokTgMF8R8FYdhbVShWE8gZu6mDV6rfUY8v+i/mJ+ZgbLA2qg00Hz3YH6EU4Pes5N1VzCMGLdkET7cko6yQr45PcDWLfoMjbWxt+N5jdLCBf95tOgYQI6gW5MIePsVeS2eK4XLs8q+lU97mCXA9az2jYGJCen03eZ2FP1KNKIU4omOndGHlnB43SzsRsTMIm44fBBvr12FjKNHUF6QAW92vDs75kahWSwlg7K0QMdzLyE5ba32uh2QwSzin1qg6KhR72368QPuch0hjhRWr/sev72eIqeliYCY6NOk2lDcheYt5YVrb03THFkJr0e+aBeJZOHHb/wPRc97HDNSbmnglospw8g5+VZZqgBo1666ni7eVkIgx7uzdruE63H+Mw24w9D+NIWCIY533i9R1vQo07nSMw+rsV3OUsxh3QdK/QBFzaOcM1KWurfrRl628Qm9VIHF5JNqowJDw+q8SxFPkDjSrSTGoWlSQligwJfUyZqP4pQRqn7vdDiLBuC9f+pubjQumE2ffdRRPa+jC2IMSX0YFYcfXEA8XVuMkThMqfKvwMSxz5CXepLe9iIfFYzfEOSE+QkaCsPV/9FktMDseT4nqLY/j+2pKuJBKKI5ebgIRRFU71TqwBKIc0IobPH82u8Synpn8qx18IGfAQAA//8eIpXVAAAABklEQVQDAC71bx5d6khTAAAAAElFTkSuQmCC';
