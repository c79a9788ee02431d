// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discardToken, storeToken } from '@/shared/api';
import { lastArtist } from './last-artist';

beforeEach(() => {
  sessionStorage.clear();
  storeToken('one');
});

describe('for whom a person acted last', () => {
  it('is theirs alone', () => {
    lastArtist.keep('usr_1', 'art_nora');
    expect(lastArtist.read('usr_1')).toBe('art_nora');
    expect(lastArtist.read('usr_2')).toBeNull();
  });

  it('is forgotten at sign-out, also when the same person returns', () => {
    lastArtist.keep('usr_1', 'art_nora');
    discardToken();
    expect(lastArtist.read('usr_1')).toBeNull();
    storeToken('two');
    expect(lastArtist.read('usr_1')).toBeNull();
  });

  it('tells nothing of the token', () => {
    lastArtist.keep('usr_1', 'art_nora');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('one');
  });

  it('says so when it changes, and only then', () => {
    const heard = vi.fn<() => void>();
    const stop = lastArtist.subscribe(heard);
    lastArtist.keep('usr_1', 'art_nora');
    lastArtist.keep('usr_1', 'art_nora');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    lastArtist.keep('usr_1', 'art_bruma');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
