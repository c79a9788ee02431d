import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

describe('normalise', () => {
  it.each([
    ['Corazón', 'corazon'],
    ['  La   CAÑA  ', 'la cana'],
    ['Señor, ¿qué pasó?', 'senor que paso'],
    ['Pingüino', 'pinguino'],
    ["D'Amor rock ’n’ roll", 'damor rock n roll'],
    ['R&B', 'r b'],
    ['Straße Łódź Ærø', 'strasse lodz aero'],
    ['1999', '1999'],
    ['①ﬁn', '1fin'],
    ['東京 Ночь', '東京 ночь'],
    ['Corazón'.normalize('NFD'), 'corazon'],
    ['🎵🔥', ''],
    ["'; DROP TABLE track; --", 'drop table track'],
    ['%_\\', ''],
    ['a\u0000b', 'a b'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it('keeps normalised text unchanged', () => {
    const once = normalise('Ñandú del Ártico · Edición 2.ª');
    expect(normalise(once)).toBe(once);
  });
});
