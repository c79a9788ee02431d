import type { ReceivedNotifications } from '#contract/notification.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';

type News = ReceivedNotifications['notifications'];

type Digest = {
  news: News;
  hasMore: boolean;
  /** Of the service's address. */
  origin: string;
  /** Ends these emails for the reader. */
  token: string;
};

const words = sentences.digestMail;

export function writeDigest(
  reader: { to: string; language: string },
  { news, hasMore, origin, token }: Digest,
): EmailMessage {
  const lines = news.flatMap((each) => describeNews(each) ?? []);
  const message = writeEmail(reader, {
    subject: fill(words.subject, { brand, news: lines[0] ?? words.more }),
    before: [...lines, ...(hasMore ? [words.more] : [])],
    link: { address: `${origin}/`, label: fill(words.button, { brand }) },
    after: [words.reason],
    leave: { address: `${origin}/unsubscribe#token=${token}`, label: words.leave },
  });
  // Mail programs offer a button that needs no sign-in (RFC 8058).
  const headers = {
    'List-Unsubscribe': `<${origin}/api/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...message, headers };
}

/** What happened, with its names; null for what no email tells. */
export function describeNews(each: News[number]): Sentence | null {
  switch (each.type) {
    case 'release':
      return fill(words.release, { title: each.album.title, artist: each.artist.name });
    case 'playlist':
      return fill(words.playlist[each.change], { name: each.playlist.name });
    case 'followers':
      return each.others === 0
        ? fill(words.follower, { name: each.person.name })
        : fill(words.followers, { name: each.person.name, count: each.others });
    case 'decision':
    case 'export':
      return null;
    default:
      return fill(words.message, { artist: each.artist.name, title: each.title });
  }
}
