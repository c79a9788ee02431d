import { describe, expect, it } from 'vitest';
import { checkCode } from './check-code.ts';
import { evidenceOf, isNamed } from './code-evidence.ts';
import { languageOf } from './languages.testing.ts';

const spanish = languageOf('es', { 'pages.home': { title: 'Inicio', old: 'Nada' } });
const place = { file: 'src/pages/home/ui/HomePage.tsx', line: 7 };

it('finds unused texts, and keys missing from Spanish', () => {
  const asked = new Map([
    ['pages.home:title', [place]],
    ['pages.home:subtitle', [place]],
    ['pages.away:title', [place]],
  ]);
  const isUsed = (_namespace: string, key: string) => key === 'title';
  expect(checkCode(spanish, { asked, isUsed })).toMatchObject([
    { kind: 'unused', file: 'locales/es/pages.home.json', line: 3, key: 'old' },
    {
      kind: 'missing',
      file: 'locales/es/pages.home.json',
      key: 'subtitle',
      message: 'src/pages/home/ui/HomePage.tsx:7 shows this text',
    },
    { kind: 'missing', file: 'locales/es/pages.away.json', key: 'title' },
  ]);
});

describe('a key', () => {
  const code =
    "const modes = ['dark'];\nt('title');\nt(`mode.${value}`);\nt(`greeting.${part}Named`);";
  const files = [evidenceOf('src/x.tsx', code)];
  const said = new Set(['dark', 'night']);
  it.each([
    ['title', true],
    ['mode.dark', true],
    ['mode.light', false],
    ['greeting.nightNamed', true],
    ['greeting.night', false],
    ['other', false],
  ])('%s is named by the code: %s', (key, expected) => {
    expect(isNamed(key, files, (word) => said.has(word))).toBe(expected);
  });
});
