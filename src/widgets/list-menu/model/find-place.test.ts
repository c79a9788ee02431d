// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findPlace } from './find-place';

beforeEach(() => {
  document.body.innerHTML = '';
});

function find(html: string) {
  document.body.innerHTML = html;
  return findPlace(document.querySelector('[data-target]'))?.place ?? null;
}

describe('findPlace', () => {
  it('finds a list by the link around the target, named as the link', () => {
    const place = find('<a href="/album/alb_1" title="Orilla"><b data-target>Orilla 2025</b></a>');
    expect(place).toEqual({
      path: '/album/alb_1',
      list: { kind: 'album', id: 'alb_1', name: 'Orilla' },
      trackId: null,
    });
  });

  it('finds a track', () => {
    const place = find('<a href="/track/trk_1" data-target>Luna</a>');
    expect(place).toEqual({ path: '/track/trk_1', list: null, trackId: 'trk_1' });
  });

  it('takes the nearest: a link within a picture of something else', () => {
    const place = find(
      '<div data-menu-place="/track/trk_1"><a href="/artist/art_1" data-target>Vera</a></div>',
    );
    expect(place?.list).toEqual({ kind: 'artist', id: 'art_1', name: 'Vera' });
  });

  it('finds a picture that names its page', () => {
    const place = find(
      '<div data-menu-place="/album/alb_1" data-menu-name="Orilla"><i data-target></i></div>',
    );
    expect(place?.list).toEqual({ kind: 'album', id: 'alb_1', name: 'Orilla' });
  });

  it.each([
    '<a href="/search" data-target>Buscar</a>',
    '<a href="/album/alb_1?q=x" data-target>Con filtro</a>',
    '<a href="https://example.com/album/alb_1" data-target>Fuera</a>',
    '<a href="/album/alb_1" target="_blank" data-target>Otra pestaña</a>',
    '<div role="menu"><a href="/album/alb_1" data-target>Ir al álbum</a></div>',
    '<div role="dialog"><a href="/album/alb_1" data-target>Álbum</a></div>',
    '<p data-target>Nada</p>',
  ])('finds nothing in %s', (html) => {
    expect(find(html)).toBeNull();
  });
});
