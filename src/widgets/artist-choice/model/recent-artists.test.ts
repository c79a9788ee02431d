// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentArtists } from './recent-artists';

const artist = (id: string, name = id) => ({ id, name, image: null });
const ids = (owner: string) => recentArtists.list.read(owner).map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('whom an administrator chose last', () => {
  it('are six, the last one first, and theirs alone', () => {
    for (let index = 1; index <= 8; index += 1) recentArtists.note('usr_1', artist(`art_${index}`));
    expect(ids('usr_1')).toEqual(['art_8', 'art_7', 'art_6', 'art_5', 'art_4', 'art_3']);
    expect(ids('usr_2')).toEqual([]);
  });

  it('are named once, as they are called now', () => {
    recentArtists.note('usr_1', artist('art_1', 'Nora'));
    recentArtists.note('usr_1', artist('art_2'));
    recentArtists.note('usr_1', artist('art_1', 'Nora Q.'));
    expect(recentArtists.list.read('usr_1').map(({ name }) => name)).toEqual(['Nora Q.', 'art_2']);
  });

  it('are written when they change, and only then', () => {
    const heard = vi.fn<() => void>();
    const stop = recentArtists.list.subscribe(heard);
    recentArtists.note('usr_1', artist('art_1'));
    recentArtists.note('usr_1', artist('art_1'));
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
