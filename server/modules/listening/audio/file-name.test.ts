import { describe, expect, it } from 'vitest';
import { attachment, toFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Faro Norte', 'Ñandú azul', 'Faro Norte - Ñandú azul.mp3'],
    ['AC/DC', 'Luna: llena?', 'AC DC - Luna llena.mp3'],
    ['../../..', '..\\..\\etc', '- .. .. etc.mp3'],
    ['<b>"a"</b>', 'x\r\nSet-Cookie: y\0', 'b a b - x Set-Cookie y.mp3'],
    ['\u202Egnp.exe', 'lu\u200Bna', 'gnp.exe - lu na.mp3'],
    ['', '...', '-.mp3'],
    ['🎵', 'e\u0301xito', '🎵 - éxito.mp3'],
  ])('by %j, %j is %s', (artistName, title, name) => {
    expect(toFileName({ artistName, title }, 'audio/mpeg')).toBe(name);
  });

  it.each([
    ['audio/flac', 'Faro - Luna.flac'],
    ['audio/unheard-of', 'Faro - Luna'],
  ])('ends as files of the type %s do', (type, name) => {
    expect(toFileName({ artistName: 'Faro', title: 'Luna' }, type)).toBe(name);
  });

  // Proves security: V5.4 Download
  it('fits every file system, whatever the title', () => {
    const name = toFileName({ artistName: '🎵'.repeat(400), title: 'x'.repeat(400) }, 'audio/mpeg');
    expect(Buffer.byteLength(name)).toBeLessThan(255);
    expect(name).toMatch(/^🎵{50}\.mp3$/u);
  });
});

describe('the header of a file to keep', () => {
  it.each([
    ['Luna.mp3', `attachment; filename="Luna.mp3"; filename*=UTF-8''Luna.mp3`],
    [
      'Ñandú (azul) 100%.mp3',
      `attachment; filename="Nandu (azul) 100_.mp3"; filename*=UTF-8''%C3%91and%C3%BA%20%28azul%29%20100%25.mp3`,
    ],
    [
      "'a*' 🎵.mp3",
      `attachment; filename="'a*' __.mp3"; filename*=UTF-8''%27a%2A%27%20%F0%9F%8E%B5.mp3`,
    ],
  ])('of %s', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
