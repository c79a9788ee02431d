import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { EmailMessage, SendEmail } from './message.ts';
import { createMailer } from './mailer.ts';
import { eventually } from '../../testing/eventually.ts';

const message: EmailMessage = {
  to: 'luz@example.com',
  subject: 'Hola',
  text: 'Hola',
  html: '<p>Hola</p>',
};
const makeEmail = () => Promise.resolve(message);
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

/** As nodemailer reports a reply. */
const smtp = (response: string, command = 'RCPT TO') =>
  Object.assign(refusal(Number(response.slice(0, 3))), { response, command });

function mailerThat(send: SendEmail, pauses: readonly number[] = [0, 0]) {
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  return { log, mailer: createMailer(send, log, pauses) };
}

describe('a mail', () => {
  it('is sent after the answer', async () => {
    const send = vi.fn<SendEmail>().mockResolvedValue();
    const { mailer, log } = mailerThat(send);
    mailer.enqueue(makeEmail);
    expect(send).not.toHaveBeenCalled();
    await eventually(() => expect(send).toHaveBeenCalledExactlyOnceWith(message));
    expect(log.error).not.toHaveBeenCalled();
  });

  it('without a recipient is not sent', async () => {
    const send = vi.fn<SendEmail>().mockResolvedValue();
    const { mailer } = mailerThat(send);
    mailer.enqueue(() => Promise.resolve(null));
    await mailer.close();
    expect(send).not.toHaveBeenCalled();
  });

  it('is retried after a temporary failure of the mail server', async () => {
    const send = vi
      .fn<SendEmail>()
      .mockRejectedValueOnce(refusal(451))
      .mockRejectedValueOnce(new Error('ECONNREFUSED'))
      .mockResolvedValue();
    const { mailer, log } = mailerThat(send);
    mailer.enqueue(makeEmail);
    await eventually(() => expect(send).toHaveBeenCalledTimes(3));
    await mailer.close();
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    ['after three tries', new Error('ECONNREFUSED'), 3],
    ['after three tries when all mails are refused', smtp('550 5.4.5 Daily quota exceeded'), 3],
    ['at once when it is refused for good', refusal(550), 1],
  ])('is given up %s, and logged', async (_when, error, times) => {
    const send = vi.fn<SendEmail>().mockRejectedValue(error);
    const { mailer, log } = mailerThat(send);
    mailer.enqueue(makeEmail);
    await eventually(() => expect(send).toHaveBeenCalledTimes(times));
    await mailer.close();
    expect(log.error).toHaveBeenLastCalledWith({ err: error }, 'a mail was not sent');
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('that cannot be built is logged too', async () => {
    const { mailer, log } = mailerThat(vi.fn<SendEmail>());
    mailer.enqueue(() => Promise.reject(new Error('no database')));
    await mailer.close();
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

describe('a mail of a job', () => {
  it('fails the job when it may be sent later', async () => {
    const error = refusal(451);
    const { mailer, log } = mailerThat(vi.fn<SendEmail>().mockRejectedValue(error));
    await expect(mailer.send(message)).rejects.toBe(error);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('fails the job when the mail server does not know this service', async () => {
    const error = Object.assign(refusal(535), { code: 'EAUTH' });
    const { mailer } = mailerThat(vi.fn<SendEmail>().mockRejectedValue(error));
    await expect(mailer.send(message)).rejects.toBe(error);
  });

  it('that is refused for good is logged, and never tried again', async () => {
    const error = refusal(550);
    const { mailer, log } = mailerThat(vi.fn<SendEmail>().mockRejectedValue(error));
    await mailer.send(message);
    expect(log.error).toHaveBeenCalledWith({ err: error }, 'a mail was refused for good');
  });
});

describe('a refusal', () => {
  it.each<[reply: string, command?: string]>([
    ['550 5.4.5 Daily user sending quota exceeded'],
    ['554 5.7.1 Relay access denied'],
    ['550 5.7.26 Unauthenticated mail is not accepted'],
    ['552 5.2.2 Mailbox full'],
    ['452 4.5.3 Too many messages'],
    ['550 Relaying denied'],
    ['553 5.7.1 Sender address rejected: not owned by user', 'MAIL FROM'],
    ['550 5.1.1 Sender unknown', 'MAIL FROM'],
    ['554 5.7.1 Message rejected as spam', 'DATA'],
  ])('of all mails is tried later, and known until a mail is sent: %s', async (reply, command) => {
    const error = smtp(reply, command);
    const send = vi.fn<SendEmail>().mockRejectedValueOnce(error).mockResolvedValue();
    const { mailer } = mailerThat(send);
    await expect(mailer.send(message)).rejects.toBe(error);
    expect(mailer.refusal()?.reason).toContain(reply);
    await mailer.send(message);
    expect(mailer.refusal()).toBeNull();
  });

  it.each(['550 5.1.1 No such user', '550 5.2.1 Disabled', '551 User unknown', '550 No mailbox'])(
    'of one mailbox is final, and says nothing of others: %s',
    async (reply) => {
      const { mailer } = mailerThat(vi.fn<SendEmail>().mockRejectedValue(smtp(reply)));
      await mailer.send(message);
      expect(mailer.refusal()).toBeNull();
    },
  );
});

describe('a mailer', () => {
  it('has room for fifty emails in progress', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { mailer } = mailerThat(() => gate);
    for (let index = 0; index < 50; index += 1) {
      expect(mailer.hasRoom()).toBe(true);
      mailer.enqueue(makeEmail);
    }
    expect(mailer.hasRoom()).toBe(false);
    release();
    await mailer.close();
    expect(mailer.hasRoom()).toBe(true);
  });

  // Proves watch: Lines of the log name their request
  it('of a request is logged with its id', async () => {
    const { mailer, log } = mailerThat(vi.fn<SendEmail>().mockRejectedValue(refusal(550)), []);
    const ofRequest = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
    mailer.enqueue(makeEmail, { log: ofRequest });
    await mailer.close();
    expect(ofRequest.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'a mail was not sent');
    expect(log.error).not.toHaveBeenCalled();
  });

  it('that closes skips pauses, tries once more and logs losses', async () => {
    const send = vi.fn<SendEmail>().mockRejectedValue(new Error('ECONNREFUSED'));
    const { mailer, log } = mailerThat(send, [3_600_000, 3_600_000]);
    mailer.enqueue(makeEmail);
    await eventually(() => expect(log.warn).toHaveBeenCalledTimes(1));
    await setImmediate();
    await mailer.close();
    expect(send).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
