import type { Dependencies } from '../../../platform/app.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { describeReceived, findUnreadNews } from '../notification/index.ts';
import { writeDigest } from './digest-email.ts';
import { beginSending, endSending, findReader } from './digest.repository.ts';
import { newsFrom } from './plan-digests.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

/** Entries that are named. */
const namedMost = 10;

type Sending = Pick<Dependencies, 'db' | 'clock' | 'config' | 'vault'> & { mailer: Mailer };

/**
 * Emails what is unread and wanted at this moment. A run that was killed while it sent leaves its
 * mark: the next one removes it and sends nothing, because the email may be out; what it had is in
 * the next one.
 *
 * @throws what the mailer throws, and then another run may send it.
 */
export async function sendDigest(sending: Sending, userId: string): Promise<void> {
  const { db, clock, mailer } = sending;
  const now = clock();
  const notifiedUntil = await beginSending(db, userId, now);
  if (notifiedUntil === undefined) return endSending(db, userId);
  let until: Date | undefined;
  try {
    const message = await makeDigest(sending, { userId, now, after: newsFrom(notifiedUntil, now) });
    if (message !== null) await mailer.send(message);
    until = now;
  } finally {
    await endSending(db, userId, until);
  }
}

async function makeDigest(
  { db, config, vault }: Sending,
  { userId, now, after }: { userId: string; now: Date; after: Date },
) {
  const reader = await findReader(db, userId);
  if (reader === null) return null;
  const reading = { listener: userId, now, after, limit: namedMost + 1, way: 'email' } as const;
  const news = (await findUnreadNews(db, reading)).map((row) => describeReceived(row, reader, now));
  if (news.length === 0) return null;
  return writeDigest(reader, {
    news: news.slice(0, namedMost),
    hasMore: news.length > namedMost,
    origin: publicOrigin(config),
    token: makeUnsubscribeToken(vault, userId),
  });
}
