/**
 * Similar characters and their Latin letters. Source: Unicode Technical Standard 39, confusables.
 */
const pairs = [
  'аa еe оo рp сc уy хx кk мm тt нh іi јj ѕs вb ԁd ԛq ԝw пn гr ѵv һh ҽe',
  'αa οo τt νv ρp κk ιi υu χx εe ηn ωw βb δd γy σo Νn Ηh Υy Ζz',
  'օo սu հh ոn ցg ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
  'ɑa ɒa əe ɩi ıi ɡg đd ɖd ɗd ðd øo ɔo ƚl łl ŧt ꮖi',
  'Ꭲt Ꭺa Ꭰd Ꭼe Ꭱr Ꮪs Ᏼb Ꮯc Ꮋh Ꮇm Ꮓz Ꮮl Ꮶk Ꮲp Ꮩv Ꮃw ꓔt ꓳo ꓠn ꓮa ꓓd ꓲi ꓰe ꓡl ꓢs ꓣr ꓴu ꓖg ꓑp ꓗk',
  '0o 1i 3e 4a 5s 7t 8b @a $s |i !i li',
]
  .join(' ')
  .split(' ');

const latin = new Map(pairs.map(([sign = '', letter = '']) => [sign, letter]));

/** Emblem alphabets that Unicode does not decompose. */
const emblems = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * Names with the same look cannot be told apart: ignores case, accents, spaces and similar
 * letters.
 */
export function getLook(name: string): string {
  const letters = [...name.normalize('NFKD')].map((sign) => {
    const plain = ofEmblem(sign);
    const small = plain.toLowerCase();
    return latin.get(plain) ?? latin.get(small) ?? small;
  });
  return letters
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function ofEmblem(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = emblems.find((from) => code >= from && code < from + 26);
  return first === undefined ? sign : String.fromCodePoint(97 + code - first);
}
