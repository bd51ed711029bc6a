type BounceMail = { messageId: string; email: string; status: string; action?: string };

/** Writes the notification that a mail server sends for a mail that it could not deliver. */
export function bounceMail({ messageId, email, status, action = 'failed' }: BounceMail): Buffer {
  const lines = [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: site@firm.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${email}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; the answer of the server',
    '    on two lines',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: A letter',
    '',
    '--b--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
