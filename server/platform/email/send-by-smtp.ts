import { createTransport } from 'nodemailer';
import { isOwnMachine } from '../own-machine.ts';
import { addHeaders, type SendEmail } from './message.ts';

/** Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function sendBySmtp({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl: string;
  mailFrom: string;
}): SendEmail {
  const transport = openTransport(smtpUrl);
  return async (message) => {
    await transport.sendMail({ from: mailFrom, ...addHeaders(message) });
  };
}

const openTransport = (smtpUrl: string) =>
  createTransport({
    ...smtpServer(smtpUrl),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Signs in, and sends nothing.
 *
 * @throws where the server does not answer or refuses.
 */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl);
  await transport.verify().finally(() => transport.close());
}

/** Another machine has to offer TLS: a password is never sent in the clear. */
export function smtpServer(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !isOwnMachine(host),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}
