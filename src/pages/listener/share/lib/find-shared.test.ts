import { expect, it } from 'vitest';
import { findShared } from './find-shared';

const origin = 'https://tonada.example';
const share = (given: Record<string, string>) => new URLSearchParams(given).toString();

// Proves install: Shared to it
it.each([
  ['a link', { url: `${origin}/album/alb_1` }, '/album/alb_1'],
  ['a link in a text, as Android does', { text: `Escucha ${origin}/track/t1.` }, '/track/t1'],
  ['a link with parameters', { title: 'x', text: `${origin}/search?q=a%20b` }, '/search?q=a%20b'],
  ['an own link after another', { text: `https://x.example/a ${origin}/mix/m1` }, '/mix/m1'],
  ['a path that looks like a server', { url: `${origin}//evil.example/a` }, '/evil.example/a'],
])('%s of this service opens its page', (_, given, path) => {
  expect(findShared(share(given), origin)).toEqual({ path });
});

it.each([
  ['words', { text: 'Luna de ámbar' }, 'Luna de ámbar'],
  ['title before text', { title: 'Luna', text: 'La oí ayer' }, 'Luna'],
  ['a link of another service', { text: 'Luna https://x.example/track/1' }, 'Luna'],
  ['a name that begins alike', { url: 'https://tonada.example.org/track/1' }, ''],
  ['another protocol', { url: 'javascript:alert(1)' }, ''],
  ['this page itself', { url: `${origin}/share?url=x`, title: 'Luna' }, 'Luna'],
  ['nothing', {}, ''],
])('searches for %s', (_, given, query) => {
  expect(findShared(share(given as Record<string, string>), origin)).toEqual({ query });
});
