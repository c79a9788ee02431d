import { describe, expect, test } from 'vitest';
import { findTexts, isSpanish } from './find-texts.ts';

const labels = new Set(['Buscar', 'Tu biblioteca']);

describe('isSpanish', () => {
  test.each([
    ['Añadir', true],
    ['¿Seguro?', true],
    ['Crea tu primera lista de canciones', true],
    ['Buscar', true],
    ['buscar', false],
    ['playlist', false],
    ['the listener has no session', false],
    ['select * from la', false],
    ['pages.listener.home', false],
  ])('%s → %s', (text, expected) => {
    expect(isSpanish(text, labels)).toBe(expected);
  });
});

describe('findTexts', () => {
  test('finds literals, templates, attributes and JSX, with their lines', () => {
    const code = [
      "const a = 'Sesión';",
      'const b = `Hola, ¿qué tal ${name}?`;',
      'const c = <p title="Buscar">Canción nueva</p>;',
    ].join('\n');
    expect(findTexts('x.tsx', code, labels)).toEqual([
      { line: 1, text: 'Sesión' },
      { line: 2, text: 'Hola, ¿qué tal' },
      { line: 3, text: 'Buscar' },
      { line: 3, text: 'Canción nueva' },
    ]);
  });

  test('leaves comments, regular expressions and module names alone', () => {
    const code = "// Sesión\nimport x from 'canción';\nconst letters = /[áé]/;";
    expect(findTexts('x.ts', code, labels)).toEqual([]);
  });
});
