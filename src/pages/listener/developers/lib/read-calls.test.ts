import { describe, expect, it } from 'vitest';
import { apiDocumentSchema } from '../model/api-document';
import { filterCalls } from './filter-calls';
import { groupCalls, readCalls } from './read-calls';
import { sampleDocument } from './sample-document';
import { toCurl } from './to-curl';

const calls = readCalls(apiDocumentSchema.parse(sampleDocument));
const getCall = (id: string) => {
  const call = calls.find((each) => each.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
};

describe('a call', () => {
  it('says who may call it, what it takes and what it answers', () => {
    expect(getCall('getPlaylistsId')).toMatchObject({
      method: 'GET',
      isStable: true,
      access: 'either',
      parameters: [
        { name: 'id', place: 'path', isRequired: true },
        { name: 'order', place: 'query', isRequired: false },
        { name: 'limit', place: 'query', isRequired: true },
      ],
      body: null,
      answers: [
        { statuses: ['200'], content: { type: 'application/json' } },
        { statuses: ['4XX', '5XX'], content: { schema: { $ref: '#/components/schemas/Problem' } } },
      ],
    });
    expect(getCall('postAuthLogin')).toMatchObject({
      access: 'anybody',
      body: { isRequired: true },
    });
    expect(getCall('patchPlaylistsId')).toMatchObject({ access: 'signedIn', isStable: false });
    expect(getCall('putVideo').body).toMatchObject({ schema: null });
  });

  it.each([
    ['', true, 3],
    ['', false, 5],
    ['PLAYLISTS delete', true, 1],
    ['Canción', true, 1],
    ['canciones mambo', false, 0],
    ['video', true, 0],
  ])('is found by %o, stable only: %o', (text, isStableOnly, count) => {
    expect(filterCalls(calls, { text, isStableOnly })).toHaveLength(count);
  });

  it('is in the group of its first tag', () => {
    expect(groupCalls(calls).map(({ tag, calls: own }) => [tag, own.length])).toEqual([
      ['auth', 1],
      ['playlists', 3],
      ['promotion', 1],
    ]);
  });
});

describe('its line for a shell', () => {
  const base = 'https://tonada.example/api';

  it('has examples, or names for what only the caller knows', () => {
    expect(toCurl(getCall('getPlaylistsId'), base)).toBe(
      `curl '${base}/playlists/pls_tren?limit=100' \\\n  -H 'Authorization: Bearer TOKEN'`,
    );
    expect(toCurl(getCall('postAuthLogin'), base)).toBe(
      [
        `curl -X POST '${base}/auth/login'`,
        `-H 'Content-Type: application/json'`,
        '-d @body.json',
      ].join(' \\\n  '),
    );
    expect(toCurl(getCall('putVideo'), base)).toContain('/ID/parts/PART_NUMBER/check-before');
    expect(toCurl(getCall('putVideo'), base)).toContain('--data-binary @FILE');
  });

  it('is one argument, whatever the example has in it', () => {
    const line = toCurl(getCall('patchPlaylistsId'), base);
    expect(line).toContain(String.raw`-d '{"name":"L'\''última nit","isPublic":false}'`);
    expect(line).toContain(`-H 'if-match: IF-MATCH'`);
  });
});
