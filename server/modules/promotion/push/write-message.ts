import type { ReceivedNotifications } from '#contract/notification.ts';
import type { PushMessage } from '#contract/push.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import { paths } from '../../../../src/shared/routes/paths.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { describeNews } from '../digest/index.ts';
import { makeReadToken } from './read-token.ts';

type News = ReceivedNotifications['notifications'][number];

type Reader = { id: string; language: string };

type Writing = {
  reader: Reader;
  vault: Vault;
  showsNames: boolean;
  unread: number;
};

const words = sentences.push;

/** Characters, so that a message is never too long to be sent. */
const bodyMost = 300;

/** About one entry of the bell. Without permission it says of what kind, and no name. */
export function writeMessage(news: News, writing: Writing): PushMessage {
  const { reader, vault, showsNames, unread } = writing;
  const sentence = (showsNames ? describeNews(news) : null) ?? getKind(news);
  return {
    ...write(sentence, reader),
    tag: news.id,
    url: getPage(news),
    token: makeReadToken(vault, { userId: reader.id, newsId: news.id }),
    unread,
  };
}

/** In place of many. */
export const writeSummary = (count: number, { reader, unread }: Writing): PushMessage => ({
  ...write(fill(words.several, { count }), reader),
  tag: 'news',
  url: paths.home,
  token: null,
  unread,
});

function write(sentence: Sentence, { language }: Reader) {
  const { text, language: lang } = say(sentence, language);
  const body = text.length > bodyMost ? `${text.slice(0, bodyMost - 1)}…` : text;
  return { title: brand, body, lang };
}

function getKind(news: News): Sentence {
  switch (news.type) {
    case 'release':
      return words.release;
    case 'playlist':
      return words.playlist[news.change];
    case 'followers':
      return words.followers;
    default:
      return words.message;
  }
}

function getPage(news: News): string {
  switch (news.type) {
    case 'release':
      return paths.album(news.album.id);
    case 'playlist':
      return paths.playlist(news.playlist.id);
    case 'followers':
      return paths.user(news.person.id);
    case 'decision':
    case 'export':
      return paths.home;
    default:
      return news.track === null ? paths.artist(news.artist.id) : paths.track(news.track.id);
  }
}
