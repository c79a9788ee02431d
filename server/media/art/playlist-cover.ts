import type { Canvas } from './canvas.ts';
import type { Emblem, EmblemInks } from './emblem.ts';
import * as earth from './emblems-of-earth.ts';
import * as music from './emblems-of-music.ts';
import * as sky from './emblems-of-sky.ts';
import { contrast, mix, type Palette } from './palette.ts';
import { circle, group, polygon, rect, repeat, ring, round, star, stroke } from './svg.ts';

/** Stems are without accents; the first match in a playlist's name chooses the emblem. */
const emblemWords: readonly (readonly [words: RegExp, emblem: Emblem])[] = [
  [/corazon roto|desamor|llor/u, earth.brokenHeart],
  [/amor|romant|corazon|beso|balada/u, earth.heart],
  [/discos|vinilo|cara b/u, music.record],
  [/fiesta|bail|disco|funk|dance|luces/u, sky.discoBall],
  [/lluvi|otono|tormenta/u, sky.rain],
  [/cafe|desayun|sobremesa|merienda/u, earth.cup],
  [/manana|verano|sol\b|domingo|despert/u, sky.sun],
  [/noche|luna|dormir|sueno|medianoche|madrugada/u, sky.moon],
  [/entren|energia|gimnas|correr|potencia|electr/u, sky.bolt],
  [/fuego|perreo|reggaeton|caliente|urban|asado/u, sky.flame],
  [/viaje|carretera|ruta|camino|country|kilometro|coche/u, earth.road],
  [/playa|tropic|caribe|costa/u, earth.palm],
  [/mar\b|isla|puerto|barco|ola/u, sky.boat],
  [/ventan|balcon|cielo|vuelo/u, sky.bird],
  [/concentra|estudi|lectura|trabaj|vela/u, earth.candle],
  [/calma|relaj|respir|medita|silenci/u, earth.ripple],
  [/jazz|metal|blues|salsa/u, music.trumpet],
  [/rock|guitarra|acustic|flamenc/u, music.guitar],
  [/clasic|piano/u, music.keys],
  [/retro|nostalg|ochent|novent|cinta|recuerd/u, music.cassette],
  [/raiz|raices|folk|tierra|andin/u, earth.cactus],
  [/rap|hip hop|voz|voces|barrio|soul|r&b/u, music.microphone],
  [/indie|casa|jardin|tarde/u, earth.plant],
  [/nuev|novedad|viral|descubr|estren/u, sky.shootingStar],
  [/cumbia|ritmo|percus|tambor/u, music.drum],
  [/pop\b|exitos|top\b/u, music.headphones],
  [/montana|cumbre|aire/u, sky.mountains],
  [/primavera|flor|rosa/u, earth.rose],
];

const anyEmblem: readonly [Emblem, ...Emblem[]] = [
  earth.fish,
  earth.hand,
  sky.eye,
  ...emblemWords.map(([, emblem]) => emblem),
];

function getEmblem({ random }: Canvas, name: string | undefined): Emblem {
  const chosen = random.pick(anyEmblem);
  const plain = (name ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
  return emblemWords.find(([words]) => words.test(plain))?.[1] ?? chosen;
}

type Backdrop = (canvas: Canvas, ink: string) => string;

const rays: Backdrop = (_, ink) =>
  repeat(16, (index) =>
    group(
      polygon(
        [
          [0, 0],
          [640, -62],
          [640, 62],
        ],
        ink,
      ),
      `translate(300 300) rotate(${index * 22.5})`,
    ),
  );
const halftone: Backdrop = (_, ink) =>
  repeat(169, (index) => {
    const [column, row] = [index % 13, Math.floor(index / 13)];
    return circle(column * 50, row * 50, 5 + Math.hypot(column - 6, row - 6) * 2.1, ink);
  });
const bands: Backdrop = (_, ink) => repeat(7, (index) => rect(0, 24 + index * 88, 600, 44, ink));
const rings: Backdrop = (_, ink) => repeat(5, (index) => ring(300, 300, 250 + index * 52, ink, 24));
const corners: Backdrop = (_, ink) =>
  [
    [0, 0],
    [600, 0],
    [0, 600],
    [600, 600],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 150, ink) + ring(x, y, 180, ink, 12))
    .join('');
const blinds: Backdrop = (_, ink) =>
  group(
    repeat(14, (index) => rect(-200 + index * 74, -200, 37, 1000, ink)),
    'rotate(45 300 300)',
  );

const medallions: readonly [
  (ink: string, edge: string) => string,
  ...((ink: string, edge: string) => string)[],
] = [
  (ink, edge) => circle(300, 300, 226, edge) + circle(300, 300, 212, ink),
  (ink, edge) => polygon(star(300, 300, 24, 236, 214), edge) + circle(300, 300, 208, ink),
  (ink, edge) =>
    repeat(
      20,
      (index) =>
        `<circle cx="300" cy="88" r="24" fill="${edge}" transform="rotate(${index * 18} 300 300)"/>`,
    ) +
    circle(300, 300, 214, edge) +
    circle(300, 300, 202, ink),
  (ink, edge) =>
    rect(88, 88, 424, 424, edge, 'rx="42" transform="rotate(45 300 300)"') +
    rect(102, 102, 396, 396, ink, 'rx="32" transform="rotate(45 300 300)"'),
];

/** Orders inks by contrast with the medallion. */
function emblemInks(palette: Palette, medal: string): EmblemInks {
  const { ground, deep, main, second, third, light } = palette;
  const [first = main, next = second, last = third] = [main, second, third, ground, light]
    .filter((ink) => ink !== medal && contrast(ink, medal) > 1.7)
    .concat(medal === deep ? light : deep, medal === deep ? ground : deep)
    .slice(0, 3);
  return {
    first,
    second: next,
    third: last,
    deep: medal !== deep ? deep : contrast(ground, deep) > 2 ? ground : third,
    light: contrast(light, medal) < 1.25 ? ground : light,
  };
}

/** Draws a lotería card. */
export function playlistCover(canvas: Canvas, name: string | undefined): string {
  const { width, height, random, palette } = canvas;
  const emblem = getEmblem(canvas, name);
  const [second, third, main] = [palette.second, palette.third, palette.main];
  const medal = random.pick([palette.deep, palette.deep, palette.light, second, main] as const);
  const backInk = random.pick(
    [second, third, main].filter((ink) => ink !== medal) as [string, ...string[]],
  );
  const edge = medal === palette.light ? palette.deep : palette.light;
  const backdrop = random.pick([rays, halftone, bands, rings, corners, blinds] as const)(
    canvas,
    mix(backInk, palette.ground, 0.3),
  );
  const turn = round(random.between(-4, 4));
  const border = stroke(
    `M26 26H${width - 26}V${height - 26}H26Z`,
    palette.light,
    6,
    'opacity=".9"',
  );
  return (
    rect(0, 0, width, height, palette.ground) +
    backdrop +
    random.pick(medallions)(medal, edge) +
    group(emblem(emblemInks(palette, medal)), `translate(300 300) rotate(${turn}) scale(1.12)`) +
    border
  );
}
