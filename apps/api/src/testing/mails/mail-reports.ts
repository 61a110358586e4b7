/** Reports as mail servers and providers write them, after RFC 3464 and RFC 5965. Names and addresses are invented. */

type Report = { to: string; recipient: string };
type Delivery = Report & { status?: string; action?: string };

/** Lines of a mail end with both characters. */
const mail = (text: string): string => text.trimStart().replaceAll('\n', '\r\n');

/** Postfix: three parts, with folded lines, and the whole mail at the end. */
export const postfixReport = ({ to, recipient, status = '5.1.1', action = 'failed' }: Delivery): string =>
  mail(`
Return-Path: <>
Date: Tue, 10 Mar 2026 09:05:00 +0000 (UTC)
From: MAILER-DAEMON@mx.relay.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4C1A2B3D.1773133500/mx.relay.example"
Message-Id: <20260310090500.5D6E7F8A@mx.relay.example>

This is a MIME-encapsulated message.

--4C1A2B3D.1773133500/mx.relay.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.relay.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${recipient}>: host mx.correo.example[192.0.2.7] said: 550 5.1.1
    <${recipient}>: Recipient address rejected: User unknown (in reply
    to RCPT TO command)

--4C1A2B3D.1773133500/mx.relay.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.relay.example
X-Postfix-Queue-ID: 4C1A2B3D
X-Postfix-Sender: rfc822; ${to}
Arrival-Date: Tue, 10 Mar 2026 09:04:58 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.correo.example
Diagnostic-Code: smtp; 550 ${status} <${recipient}>: Recipient address rejected:
    User unknown

--4C1A2B3D.1773133500/mx.relay.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <${to}>
From: Fonendo <no-reply@fonendo.test>
To: ${recipient}
Subject: Novedades
Message-ID: <job-1@fonendo>
Content-Type: text/plain; charset=utf-8

Hola

--4C1A2B3D.1773133500/mx.relay.example--
`);

/** Exchange: HTML for people, capitals and a comment in the status, no original recipient, only the head of the mail. */
export const exchangeReport = ({ to, recipient }: Report): string =>
  mail(`
From: <postmaster@hospital.example>
To: <${to.toUpperCase()}>
Date: Tue, 10 Mar 2026 10:05:00 +0100
Content-Type: multipart/report; report-type=delivery-status;
	boundary="_c0ffee00-1234-5678-9abc-def012345678_"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: en-US
Message-ID: <c0ffee00-1234-5678-9abc-def012345678@hospital.example>
In-Reply-To: <job-2@fonendo>
Subject: Undeliverable: Novedades
Auto-Submitted: auto-replied
MIME-Version: 1.0

--_c0ffee00-1234-5678-9abc-def012345678_
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_abad1dea-1234-5678-9abc-def012345678_"

--_abad1dea-1234-5678-9abc-def012345678_
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Your message to ${recipient} couldn't be delivered.

--_abad1dea-1234-5678-9abc-def012345678_
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

<html><body>Your message to ${recipient} couldn't be delivered.</body></html>

--_abad1dea-1234-5678-9abc-def012345678_--

--_c0ffee00-1234-5678-9abc-def012345678_
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.exchangelabs.example
Received-From-MTA: dns;mx.relay.example
Arrival-Date: Tue, 10 Mar 2026 09:04:58 +0000

Final-Recipient: RFC822;<${recipient.toUpperCase()}>
Action: FAILED
Status: 5.1.10 (bad destination mailbox address)
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

--_c0ffee00-1234-5678-9abc-def012345678_
Content-Type: text/rfc822-headers

Return-Path: ${to}
From: Fonendo <no-reply@fonendo.test>
To: ${recipient}
Subject: Novedades

--_c0ffee00-1234-5678-9abc-def012345678_--
`);

/** No part for people, and the part for programs in base64. Its own status is missing: only the server's words say it. */
export const bareReport = ({ to, recipient }: Report): string => {
  const fields = `Reporting-MTA: dns; old.example\n\nFinal-Recipient: rfc822;${recipient}\nAction: failed\nDiagnostic-Code: smtp; 552 5.2.2 Mailbox full\n`;
  return mail(`
Return-Path: <>
From: postmaster@old.example
To: ${to}
Subject: Delivery failure
MIME-Version: 1.0
Content-Type: MULTIPART/REPORT; boundary=bare; report-type=delivery-status

--bare
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${Buffer.from(fields.replaceAll('\n', '\r\n')).toString('base64')}

--bare--
`);
};

/** A provider passes on that somebody called a mail junk; it hides whom it was for. */
export const feedbackReport = ({
  to,
  from,
  type = 'abuse',
  field = true,
}: {
  to: string;
  from: string;
  type?: string;
  /** Without it, only the head of the mail says what it had left from. */
  field?: boolean;
}): string =>
  mail(`
From: <feedback@provider.example>
Date: Tue, 10 Mar 2026 12:00:00 +0000
Subject: FW: Novedades
To: <${to}>
MIME-Version: 1.0
Message-ID: <complaint-1@provider.example>
Content-Type: multipart/report; report-type=feedback-report;
     boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP
192.0.2.1 on Tue, 10 Mar 2026 11:00:00 +0000.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
${field ? `Original-Mail-From: <${from}>\n` : ''}Original-Rcpt-To: <redacted@provider.example>
Arrival-Date: Tue, 10 Mar 2026 11:00:00 +0000
Source-IP: 192.0.2.1

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

Return-Path: <${from}>
From: Fonendo <no-reply@fonendo.test>
To: <redacted@provider.example>
Subject: Novedades

Hola

--part1_13d.2e68ed54_boundary--
`);
