import { describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { composeArt } from '../compose-art.ts';
import { findLikeness } from './likenesses.ts';

const draw = (id: string, name: string) => composeArt({ kind: 'artist', id, genre: 'Pop', name });

describe('the portrait of a demo artist', () => {
  // Proves demo-music: Portraits
  it.each(catalogue.artists)('shows the people of the biography: $name', ({ id, name }) => {
    const likeness = findLikeness(id);
    const faces = draw(id, name).split('<clipPath id="skull">').length - 1;
    expect(faces).toBe(likeness?.people.length);
  });

  it.each([
    ['art_elvira-santacoloma', 'w', 'keys'],
    ['art_kael-duarte', 'm', 'microphone'],
    ['art_trenza-de-agua', 'wwww', 'drum'],
    ['art_hermanos-quebrada', 'mmm', 'accordion'],
  ])('%s: %s with %s', (id, people, holds) => {
    expect(findLikeness(id)).toMatchObject({ people, holds });
  });
});

it('leaves other artists as they were, by their names', () => {
  expect(findLikeness('art_3f2')).toBeNull();
  expect(draw('art_3f2', 'Los Lejanos').split('<clipPath id="skull">').length - 1).toBe(2);
});
