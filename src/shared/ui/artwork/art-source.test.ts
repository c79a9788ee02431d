import { expect, it } from 'vitest';
import { artSource, smallSource } from './art-source';

it('offers our images in every width that the server draws', () => {
  expect(artSource('/api/images/album/alb_luna')).toEqual({
    src: '/api/images/album/alb_luna?w=320',
    srcSet: [96, 160, 320, 640, 1200]
      .map((width) => `/api/images/album/alb_luna?w=${width} ${width}w`)
      .join(', '),
  });
});

it('keeps the version in the address of a picture that a person sent', () => {
  expect(artSource('/api/images/user/usr_1?v=abc')).toEqual({
    src: '/api/images/user/usr_1?v=abc&w=320',
    srcSet: [96, 160, 320, 640, 1200]
      .map((width) => `/api/images/user/usr_1?v=abc&w=${width} ${width}w`)
      .join(', '),
  });
});

it('keeps a foreign address unchanged, and sends it no referrer', () => {
  const src = 'https://images.example/cover.jpg';
  expect(artSource(src)).toEqual({ src, referrerPolicy: 'no-referrer' });
});

it('returns the address of the small file', () => {
  expect(smallSource('/api/images/album/alb_luna')).toBe('url("/api/images/album/alb_luna?w=96")');
  expect(smallSource('https://a.example/"b')).toBe(String.raw`url("https://a.example/\"b")`);
});
