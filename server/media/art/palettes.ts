import type { ChartId } from '#contract/chart.ts';

/** Six colours without `#` per line: ground, deep, main, second, third, light. */
export const genrePalettes: Record<string, readonly [string, ...string[]]> = {
  Pop: [
    'e4475b 3a1030 ffc145 2f5fa8 ff8f6b fff0dc',
    'ffc24a 43173f e8456b 2d6cb5 f27f4b fff4df',
    '2b4fa0 1b1440 ff6b7d ffc85c 7fc4d8 fff1e2',
    'f7d9cf 4a1a45 e5526a 3f6fb3 f5a742 fffaf2',
  ],
  'Hip Hop': [
    '241a2b 120c18 e8b23a c8402f 8d7f8f f5e8d2',
    'd9a531 21151f b5382c 4a3b57 f08a3c fbefd6',
    'b23a2e 200f18 f0b845 35506b e8865a f8ead3',
    'e9dcc4 241823 c2412f d99a2b 56697a fff8ea',
  ],
  Rock: [
    '2a1118 16080d d8382f f0902e 8c2136 f7e6cd',
    'c9302b 1d0b12 f4a63a 5b1324 f06a3c fbe9cf',
    'f1e2c8 1f0e14 cf3529 e88a2a 4d4352 fffaf0',
    '1f2233 10101c e2583a f2b55a 7a3346 f3e4cf',
  ],
  Electronic: [
    '1c1442 0e0926 ff4d8d 38c6d9 8a5cf0 f4ecff',
    '5b2bb0 1a0b3d ff6fa5 4fe0d0 ffb347 fbf0ff',
    '0f2a4a 08142a 2fd4c4 ff5f7e 6d7bf2 eaf8f5',
    'e23d80 2a0a3d ffcf5c 5a3fd0 57d3e6 fff0f7',
  ],
  Indie: [
    'e9b7a6 3b2440 5f7f5a c9574d f2d27c fff5e4',
    '6f8f77 24302f f3c775 e07a5f f1b8a8 fbf3e0',
    'f3dfae 3a2a45 d9694f 6a8caf 86a06d fffaeb',
    '7fa5c0 262744 f6d58b e4735f fbc4ae fff6e6',
  ],
  Reggaeton: [
    'ff6f4e 3d1040 ffd047 1fa79a e83e72 fff2d9',
    '0f8f88 0d2b3d ffb52e ff5f5a 7ed6a5 fff3da',
    '5a1d6b 260a38 ff7a3d ffcb3d 24b8a6 ffeeda',
    'ffc63b 48123f f0444f 159a8c 9b2c82 fff6df',
  ],
  Jazz: [
    '152642 0b1328 d9a441 3f7f8c a8423f f3e6cb',
    '1f4a52 0c2029 e6b450 c85a3c 6fa39a f6ead0',
    '5c1f33 250b1b e3ab4c 2f5f78 cf6a4a f7e6ce',
    'eadcbd 17213a c7923a 2c5d75 a63d3a fdf6e4',
  ],
  'R&B': [
    '4a1942 220a26 f08a7a d9a24b b0457a fde8dc',
    'b8436b 32102e f7b58f 6a2a6b f2cf7a ffefe4',
    '2d1538 170a20 e0688a e9a978 7a4aa0 fbe6e0',
    'f3c1a9 431a3c c44569 8a3a74 e39a3f fff3ea',
  ],
  Country: [
    'c96f43 33191a f0c678 3f6184 7c8f5f fbefd8',
    'efd9a7 3a221d b8553a 46688a 87955c fffaea',
    '3d5a7d 171f38 e8b45a d2704a 9fb0a0 faeed7',
    '8a3f2d 2a1216 edb75c e88a55 7c9aa0 f9ead0',
  ],
  Classical: [
    'efe6d2 1b2440 23406e b98a3a 8a2f3c fffbf0',
    '1d3157 0d1730 d0a552 8fa9b8 b5524f f6ecd8',
    '5b1e2b 240a16 d7ad61 b86a5a 8fa28c f8ecd9',
    '3f5b4c 14261f dcb563 c67b5a a9bd9e f7efdc',
  ],
  Funk: [
    'e8752c 3c1620 ffc64a 8f2b45 2a8c86 fff0d6',
    '5a2a1e 29100f f29a2e e4572e f3c969 fbe9cd',
    'f2b63c 44191d e2532d 9c2f52 2f8f83 fff3d6',
    '1f7a76 0f2b33 ffb43a f0643a e9d08a fff1d8',
  ],
  Folk: [
    'b4512f 2b1320 e9b04a 2c4a7a 5f7a4a f8e9cf',
    '24365f 11162f e0a03c c9502f 6f9a8a f7e8cf',
    'ecd9b0 2e1a26 b9482f 2f5480 d89a35 fff7e4',
    '4a5a36 1c2418 e8b552 cf6038 a8b878 f8edd0',
  ],
};

export const playlistPalettes: readonly [string, ...string[]] = [
  'f2a93b 3b1338 c93550 2b5fa3 f7d489 fff3da',
  'd63f55 330d2e ffc04d 8f1d48 f58a6e fff0dc',
  '24509a 141238 ffbe4a f2705f 6fb6d6 fdf1dc',
  '3b1747 1d0a27 f6b042 e3506a 7d4aa8 fdeedd',
  '1f7d74 0d2a33 ffc857 f0705a 79c7ac fff4de',
  'e56f45 3a1226 ffd070 7d2350 2f6f9f fff1da',
  '6d7f3c 20260f f7cf62 d9583b b9c67a fdf5da',
  'f0c7b2 401839 d8475f 2f5f9c f0a13c fff7ea',
  '7a2450 2c0b26 f7a854 f26a6a c65a94 ffeedf',
  '183248 0b1626 58b7ae f4b34a e4604f f4ecd8',
  'f3dfb0 36182f d9522f 25638f e8a02f fffbee',
  '8a3326 2a0d14 f6b24c e9683f d79a7a fcecd3',
];

/** The same colours as on the charts' pages. */
export const chartPalettes: Readonly<Record<ChartId, string>> = {
  spain: '5b2217 2d110b c5522f 8f3a23 e98d62 ffc999',
  usa: '1a2a5e 0d152f 3f62c4 2c4691 7d9be0 bcd4ff',
  mexico: '37401a 1b200d 7f8f2c 5b6723 b5bf67 ecefa3',
  argentina: '0f3f41 081f20 23888a 196366 6cbbb4 b6eedf',
  global: '3b1e4d 1d0f26 8a4aa8 62347a b980cd e9b7f2',
  viral: '5a1630 2d0b18 c93b63 91284a e47d95 ffc0cd',
};
