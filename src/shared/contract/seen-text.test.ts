import { expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isReservedName, personNameSchema } from './person-name.ts';
import { seenText } from './seen-text.ts';

const unseen = [
  '200B',
  '3164',
  '2800',
  '00AD',
  '2060',
  'FEFF',
  '115F',
  'FFA0',
  '0301',
  '202E',
  'E000',
  '180E',
  '200D',
];

it.each(unseen)('sees nothing in U+%s alone, several times, or among spaces', (code) => {
  const sign = String.fromCodePoint(Number.parseInt(code, 16));
  for (const text of [sign, sign.repeat(3), ` ${sign}\t${sign} `]) expect(seenText(text)).toBe('');
});

it.each([
  ['  Ana  ', 'Ana'],
  ['\u200BAna\u3164', 'Ana'],
  ['e\u0301', 'e\u0301'],
  ['👩‍🚀', '👩‍🚀'],
  ['❤️', '❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['می‌خواهم', 'می‌خواهم'],
  ['\u202Egnp.anA', 'gnp.anA'],
  ['\u2067Ana\u2069', 'Ana'],
  ['!!!', '!!!'],
  ['÷', '÷'],
])('keeps the visible part of %j: %j', (text, visible) => expect(seenText(text)).toBe(visible));

// Proves account: The product's own name, as a function
// Proves first-run: Look-alikes
it.each([
  'Tonada',
  'TONADA',
  ' to na da ',
  'Tónada',
  'T.o.n.a.d.a',
  'Ｔｏｎａｄａ',
  'Tona\u200Bda',
  'Тоnаdа',
  'ΤΟΝΑDΑ',
  'ᴛᴏɴᴀᴅᴀ',
  '🅃🄾🄽🄰🄳🄰',
  '🅣🅞🅝🅐🅓🅐',
  'T0n4d4',
  'Tonada Oficial',
  'Equipo de Tonada',
  'tonada_soporte',
  'La Tonada 0ficial',
])('refuses %j as the name of the product', (name) => {
  expect(isReservedName(name)).toBe(true);
  expect(personNameSchema(60).safeParse(name).success).toBe(false);
});

it.each(['Ana\nBcc: todos@ejemplo.example', 'Ana\rLuz', 'Ana\u0000', 'Ana\u2028Luz'])(
  'refuses %j, which has more than a line',
  (name) => expect(personNameSchema(60).safeParse(name).success).toBe(false),
);

it.each([
  'Ana',
  'Tonadas del Sur',
  'Tonada Nueva',
  'Trío Tonada',
  'Editorial Luna',
  'Ñandú',
  '王菲',
  'O’Neill',
  'Ana\n',
])('takes %j as a name', (name) => expect(personNameSchema(60).parse(name)).toBe(name.trim()));

it.each([
  'info@música.example',
  'ana@пример.рф',
  'peña@correo.es',
  'nora&leo@correo.example',
  'ana+lista@sub.correo.example',
  'info@xn--msica-1ra.example',
])('takes %j as an email', (email) => expect(isEmail(email)).toBe(true));

it.each([
  'ana',
  'ana@',
  '@correo.es',
  'ana@correo',
  'a b@correo.es',
  'ana@-correo.es',
  '.ana@correo.es',
  'ana@correo..es',
  'ana@127.0.0.1',
  'ana\n@correo.es',
])('takes no %j', (email) => expect(isEmail(email)).toBe(false));
