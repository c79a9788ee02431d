// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { likeAnswered, likeKey } from './like-keys';

describe('the key of a toggle', () => {
  it('is one that the server takes', () => {
    expect(likeKey('trk_form', false)).toMatch(/^[\w-]{1,64}$/);
  });

  it.each([{ kind: 'unreachable' }, { kind: 'server' }])(
    'stays until the toggle is answered: %o is no answer',
    (failure) => {
      const key = likeKey(`trk_${failure.kind}`, false);
      likeAnswered(`trk_${failure.kind}`, false, failure);
      expect(likeKey(`trk_${failure.kind}`, false)).toBe(key);
    },
  );

  it.each([undefined, { kind: 'not-found' }])('is another after an answer: %o', (failure) => {
    const key = likeKey('trk_1', false);
    likeAnswered('trk_1', false, failure);
    expect(likeKey('trk_1', false)).not.toBe(key);
  });

  it('is another for a track that turned out to be liked', () => {
    expect(likeKey('trk_2', true)).not.toBe(likeKey('trk_2', false));
    expect(likeKey('trk_3', true)).not.toBe(likeKey('trk_2', true));
  });
});
