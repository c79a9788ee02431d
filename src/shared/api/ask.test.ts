import { expect, it } from 'vitest';
import { ask, send, toRequest } from './ask';

it('fills the path in', () => {
  expect(send('DELETE /playlists/:id').query('a/b')).toMatchObject({
    method: 'DELETE',
    url: '/playlists/a%2Fb',
    params: undefined,
    body: undefined,
  });
});

it('takes what the path leaves as the query of a read or a removal, else as the body', () => {
  const removal = send('DELETE /playlists/:id/tracks/:trackId');
  expect(removal.query({ id: 'p', trackId: 't', entryId: 'e' })).toMatchObject({
    url: '/playlists/p/tracks/t',
    params: { entryId: 'e' },
    body: undefined,
  });
  const change = ask('PATCH /playlists/:id');
  expect(change.query({ id: 'p', name: 'Verano' })).toMatchObject({
    url: '/playlists/p',
    params: undefined,
    body: { name: 'Verano' },
  });
});

it('splits another argument as it is told', () => {
  const cancel = ask('POST /promotion/concerts/:id/cancel', (id: string) => ({
    id,
    query: { version: 3 },
  }));
  expect(cancel.query('c')).toMatchObject({
    method: 'POST',
    url: '/promotion/concerts/c/cancel',
    params: { version: 3 },
  });
});

it('checks an answer with the schema of its call', async () => {
  const { validate } = ask('POST /users/:id/follow', (id: string) => ({ id })).responseSchema[
    '~standard'
  ];
  expect(await validate({ isFollowing: true, followers: 3 })).toEqual({
    value: { isFollowing: true, followers: 3 },
  });
  expect(await validate({ isFollowing: 'yes' })).toHaveProperty('issues');
});

it('asks without a schema where nothing is answered', () => {
  expect(send('DELETE /playlists/:id').responseSchema).toBeUndefined();
});

it('asks for what needs no more than a path by that alone, as the page brings it', () => {
  expect(ask('GET /playlists/featured').query()).toBe('/playlists/featured');
  expect(ask('GET /playlists/:id').query('a/b')).toBe('/playlists/a%2Fb');
  expect(toRequest('GET /search', { query: { q: 'a' } })).toMatchObject({
    url: '/search',
    params: { q: 'a' },
  });
});
