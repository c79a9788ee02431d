import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

export type MailServer = {
  /** Address for `TONADA_SMTP_URL`. */
  url: string;
  /** `source` is the raw message. */
  emails: { from: string; to: string[]; source: string }[];
  close: () => Promise<void>;
};

/** Starts a real SMTP server that accepts one user's emails, at any port by default. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const emails: MailServer['emails'] = [];
  async function keep(stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope) {
    const from = mailFrom === false ? '' : mailFrom.address;
    emails.push({ from, to: rcptTo.map(({ address }) => address), source: await text(stream) });
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'tonada' && password === 'hunter2@') done(null, { user: username });
      else done(new Error('Wrong user or password'));
    },
    onData: (stream, { envelope }, done) => {
      keep(stream, envelope).then(() => done(), done);
    },
  });
  const listener = server.listen(wantedPort, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://tonada:hunter2%40@127.0.0.1:${port}`, emails, close };
}
