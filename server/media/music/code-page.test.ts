import { expect, it } from 'vitest';
import type { CodePage } from '#contract/music-name.ts';
import { decodeText, proposePage } from './code-page.ts';

/** Names as they are in the page, a byte for each two digits. */
const inPages: readonly [codePage: CodePage, bytes: readonly string[], names: readonly string[]][] =
  [
    ['windows-1251', ['cae8edee'], ['Кино']],
    [
      'windows-1251',
      ['c3f0f3efefe020eaf0eee2e8', 'c2e8eaf2eef020d6eee9'],
      ['Группа крови', 'Виктор Цой'],
    ],
    [
      'windows-1253',
      ['ccdfeae7f220c8e5efe4f9f1dceae7f2', 'c6eff1ecf0dcf2'],
      ['Μίκης Θεοδωράκης', 'Ζορμπάς'],
    ],
    [
      'windows-1255',
      ['f9ece5ed20e7f0e5ea', 'eee7ebe9ed20eceef9e9e7'],
      ['שלום חנוך', 'מחכים למשיח'],
    ],
    [
      'windows-1256',
      ['ddedd1e6d2', 'e4d3e320dae1ede4c720c7e1e5e6ec'],
      ['فيروز', 'نسم علينا الهوى'],
    ],
    [
      'windows-874',
      ['a4d2c3d2bad2c7', 'e0c1b4cdd4b9e4b7c2e1c5b9b4ec'],
      ['คาราบาว', 'เมดอินไทยแลนด์'],
    ],
    ['shift-jis', ['894691bd93638371834a838b', '8f8997f6'], ['宇多田ヒカル', '初恋']],
    [
      'euc-kr',
      ['bcd2b3e0bdc3b4eb', 'b4d9bdc320b8b8b3ad20bcbcb0e8'],
      ['소녀시대', '다시 만난 세계'],
    ],
    ['gbk', ['d6dcbddcc2d7', 'c6dfc0efcfe3'], ['周杰伦', '七里香']],
    ['big5', ['be48c452a767', 'a4ebab47a54eaaeda7daaabaa4df'], ['鄧麗君', '月亮代表我的心']],
    ['windows-1250', ['5a657370f3b3', '4d69b36f9ce6'], ['Zespół', 'Miłość']],
    ['windows-1250', ['50f8ed6c699a209e6c759d6f75e86bfd206bf9f2'], ['Příliš žluťoučký kůň']],
    ['windows-1252', ['446f6e92742053746f70'], ['Don’t Stop']],
    ['utf-8', ['5365c3b16f7261', 'c3876120697261'], ['Señora', 'Ça ira']],
  ];

const toLatin = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');

// Proves imported-music: Unreadable names
it.each(inPages)('recognises %s', (codePage, bytes, names) => {
  const texts = bytes.map(toLatin);
  expect(proposePage(texts)).toBe(codePage);
  expect(texts.map((text) => decodeText(text, codePage))).toEqual(names);
});

const western =
  `Björk|Señora|Ça ira|Sigur Rós|Mötley Crüe|Édith Piaf|ÁÉÍÓÚ|ÀÈÌÒÙ|ÀÁÂÃ|ÅÄÖ|ÆØÅ|ÄÖÜ|Öö|Jäääär|Où|À la folie
São Paulo|Não|Ações|Coração|Às vezes|É o amor|Óculos|Índia|Är det|År|Ål|Åh|För|På|¿Qué?|¡Ay, señor!|Niño|«Él»
Müller|Größe|Straße|Übermut|Öl|Ágætis byrjun|Þursaflokkurinn|Ísland|Hoppípolla|Ýmir|öðruvísi|Øystein|Smørrebrød
Ñu|Ñandú|CORAZÓN|ÉXITOS|ÑANDÚ|Été|Ève|Aïe|Noël|Île|déjà vu|Blue Öyster Cult|Queensrÿche|Mägo de Oz|Beyoncé
1º|2ª|10°|½|m²|km³|£|¥|©|®|AC·DC|D´amor|µ-Ziq|Ænima|ß|Ô`.split(/[|\n]/);

// Proves imported-music: Unreadable names: never of Western Europe
it('suspects no name of Western Europe, alone, in twos or among all', () => {
  for (const name of western) expect([name, proposePage([name])]).toEqual([name, null]);
  for (const [at, name] of western.entries()) {
    expect(proposePage([name, western[(at * 7 + 3) % western.length] ?? ''])).toBeNull();
  }
  expect(proposePage(western)).toBeNull();
});

// Proves imported-music: Repaired: what is right
it.each([
  ['Björk', 'windows-1251', 'Björk'],
  ['À la folie', 'windows-1251', 'À la folie'],
  ['Áàñòà è Guf', 'windows-1251', 'Баста и Guf'],
  ['Señora', 'gbk', 'Señora'],
  ['Live in ±±¾©', 'gbk', 'Live in 北京'],
] as const)('reads %s in %s as %s', (text, codePage, read) => {
  expect(decodeText(text, codePage)).toBe(read);
});
