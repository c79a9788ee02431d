import { catalogue } from './catalogue.ts';

/**
 * Dominant colours of the art, in catalogue order. The server draws the art; its
 * `sample-colours.test.ts` compares both.
 */
const drawn = {
  album:
    'e76478 d24f64 f5b353 3f5da3 dfae8c 514a7d 642a2b b78d39 802d27 e3b989 bc6c35 ' +
    'da6b45 c05038 d47353 bb9561 c95d42 ecd8bc 604289 281c48 5c33aa d4578e 5c31aa ' +
    'df5790 dfd0b0 c1aaa4 d9be9a ad6c58 f0c989 67695a e3bc8a ea7559 703266 fdc447 ' +
    '704854 cc4b5a 60296b f5ba40 279289 1c263b cca85a 3b5a5c 422031 d9975f d6957e ' +
    'ddaf96 512348 41526c 884432 af5c42 c69b72 dfcba1 808865 d1b276 602831 7d7b79 ' +
    'e7aa4a f1cc81 e4b256 357a73 e7ac4f a47b4d ad5e3b c16941 b67043 e4d6bf a78c6c ' +
    'dfb665 985b37',
  artist:
    'dc616a d26b65 c75769 bc663f a45542 9e3538 b24839 d77e52 faca68 667ad1 e96078 ' +
    'c7846d cfbdb4 e3b792 df824e f2b137 5f266c f0dfbd ac6147 f1ccb9 d46a8a 915540 ' +
    '92936b ccb278 c29d59 cf703e deb35f 994734 dba74f c5aa62 f2e5c9',
  playlist:
    '6db2aa b75871 643e77 eccb90 e59664 edb867 985752 568479 ecba8e de8b54 df716d ' +
    'de9163 a64e64 ebaf51 96446d 8b9459 d3774a d6888b ab8c5b 42578b b05640 c76078 ' +
    '4670a5 ec816f de975f 883b58 9e8c66 496394 efba66 d7888b 864162 613c71 c67267 ' +
    '9f455e dda7a2 ebb98d df8d57 415e92 e8c78e aa6652 563167 9b8451 d45467 b56943 ' +
    'a5a05a 4b6fa2 ac6e44 ebc991 ce8166 ad5351 e6c76f 904068 da8754 9f4f76 a0485f ' +
    'eec167 c37652 dd5f73 6e3a55 7c735a 89955a a04f3c b8ab62 e5a859 d05f62 e9cb99 ' +
    'a64c63 d9936e e5735f d79262 579d8e c37c67',
  user:
    'f46383 a35339 e7cb96 f670a5 d27953 d86b8e f9e0be e4b48b 94327d af3f35 b65b58 ' +
    '203358 f0a15b 8253a2 d09137 aa8469 f6cd4d a7a481 e8be8a f1c29b e2733c b65773 ' +
    'ebbf5e 56daca eeb151 ab4b46 debe85 efc572 dfaa4b f7c351 e74a85 c13633 a23650 ' +
    '933b3c 2c4268 521948 ab3f2e 553cbc baa376 fbb648 a1416c a53846 ef9444 70428d ' +
    'd59737',
};

const rows: Record<keyof typeof drawn, readonly { id: string }[]> = {
  album: catalogue.albums,
  artist: catalogue.artists,
  playlist: catalogue.playlists,
  user: catalogue.listeners,
};

/** `#rrggbb`, as the server sends it for the page's header. */
export function sampleColour(kind: keyof typeof drawn, id: string): string {
  const colour = drawn[kind].split(' ')[rows[kind].findIndex((row) => row.id === id)];
  return `#${colour ?? '183248'}`;
}
