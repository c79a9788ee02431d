import type { Random } from './seeded-random.ts';
import {
  circle,
  ellipse,
  group,
  path,
  polygon,
  rect,
  repeat,
  ring,
  star,
  stroke,
  polar,
  round,
} from './svg.ts';

/** `shade` is the darker side of the face. */
export type FigureInks = {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  trim: string;
  light: string;
  deep: string;
  lip: string;
};

const skull = 'M206 236C204 132 396 132 394 236C396 322 352 392 300 392C248 392 204 322 206 236Z';

const mouth = (lip: string) =>
  path('M276 343Q288 334 300 340Q312 334 324 343Q300 362 276 343Z', lip);

export function face({ skin, shade, deep, lip }: FigureInks): string {
  const profile =
    'M300 150L398 150L398 330L352 400L300 394C305 380 294 372 296 362C284 358 290 350 295 347C284 342 288 332 297 330C299 324 292 320 280 316C286 296 298 276 296 246C295 222 300 190 300 150Z';
  const lid = (x: number) =>
    stroke(`M${x} 252Q${x + 23} 270 ${x + 46} 252`, deep, 5.5, 'stroke-linecap="round"');
  const brow = (x: number, lean: number) =>
    stroke(
      `M${x} ${226 + lean}Q${x + 24} 210 ${x + 50} ${226 - lean}`,
      deep,
      6,
      'stroke-linecap="round"',
    );
  return (
    `<clipPath id="skull">${path(skull, '#000')}</clipPath>` +
    path(skull, skin) +
    `<g clip-path="url(#skull)">${path(profile, shade)}</g>` +
    lid(232) +
    lid(324) +
    brow(228, 3) +
    brow(322, -3) +
    mouth(lip)
  );
}

export const hairs: readonly [Hair, ...Hair[]] = [
  {
    name: 'crop',
    back: () => '',
    front: (ink) =>
      path(
        'M200 250C190 120 410 120 400 250C392 206 372 190 300 188C228 190 208 206 200 250Z',
        ink,
      ),
  },
  {
    name: 'afro',
    back: (ink) =>
      circle(300, 210, 150, ink) + circle(196, 262, 62, ink) + circle(404, 262, 62, ink),
    front: (ink) =>
      path(
        'M203 240C200 112 400 112 397 240C372 196 340 186 300 186C260 186 228 196 204 238Z',
        ink,
      ),
  },
  {
    name: 'long',
    back: (ink) =>
      path(
        'M180 250C170 90 430 90 420 250C424 340 452 420 436 500H164C148 420 176 340 180 250Z',
        ink,
      ),
    front: (ink) =>
      path(
        'M300 148C250 158 216 196 206 270C186 240 190 130 300 128C410 130 414 240 394 270C384 196 350 158 300 148Z',
        ink,
      ),
  },
  {
    name: 'bun',
    back: (ink) => circle(300, 98, 54, ink),
    front: (ink) =>
      path(
        'M202 262C190 116 410 116 398 262C390 200 352 178 318 174C270 176 214 206 202 262Z',
        ink,
      ),
  },
  {
    name: 'bob',
    back: (ink) =>
      path('M176 240C172 96 428 96 424 240V366Q424 384 404 384H196Q176 384 176 366Z', ink),
    front: (ink) =>
      path(
        'M200 232C198 112 402 112 400 232C392 224 384 220 376 218H224C216 220 208 224 200 232Z',
        ink,
      ),
  },
  {
    name: 'curls',
    back: (ink) =>
      repeat(13, (index) => {
        const [x, y] = polar(300, 240, 158 + index * 18.6, 122);
        return circle(x, y, 44, ink);
      }),
    front: (ink) =>
      path('M203 236C200 112 400 112 397 236C372 190 228 190 203 236Z', ink) +
      [216, 256, 300, 344, 384]
        .map((x, index) => circle(x, 180 + Math.abs(index - 2) * 9, 31, ink))
        .join(''),
  },
  {
    name: 'wave',
    back: (ink) =>
      path(
        'M190 240C176 100 400 84 418 232C450 300 400 350 440 430C400 470 360 430 372 350H214C196 330 192 290 190 240Z',
        ink,
      ),
    front: (ink) =>
      path(
        'M202 258C196 180 236 122 316 130C392 136 412 190 398 262C388 214 364 196 338 170C320 210 236 208 202 258Z',
        ink,
      ),
  },
  {
    name: 'quiff',
    back: () => '',
    front: (ink) =>
      path(
        'M204 244C196 196 206 168 226 156C214 96 330 76 376 112C408 132 408 190 396 246C392 210 380 192 362 182C310 192 258 186 226 188C214 204 208 222 204 244Z',
        ink,
      ),
  },
  {
    name: 'braids',
    back: (ink) =>
      [186, 414]
        .map((x) =>
          repeat(6, (index) =>
            ellipse(x + (x < 300 ? -index * 2 : index * 2), 276 + index * 38, 25, 27, ink),
          ),
        )
        .join(''),
    front: (ink) =>
      path(
        'M300 138C250 152 214 200 204 282C178 250 184 126 300 124C416 126 422 250 396 282C386 200 350 152 300 138Z',
        ink,
      ),
  },
  {
    name: 'shaved',
    back: () => '',
    front: (ink) =>
      path(
        'M205 228C202 120 398 120 395 228C380 168 344 158 300 158C256 158 220 168 206 226Z',
        ink,
        'opacity=".75"',
      ),
  },
];

export type Hair = { name: string; back: (ink: string) => string; front: (ink: string) => string };

/** Hats are drawn over the front hair. */
export const plainHats: readonly [Drawn, ...Drawn[]] = [
  ({ cloth, trim, deep }) =>
    path('M206 196C208 84 250 92 300 96C350 92 392 84 394 196Z', cloth) +
    rect(206, 166, 188, 30, trim) +
    ellipse(300, 198, 190, 26, cloth) +
    path('M110 198A190 26 0 0 0 490 198A190 15 0 0 1 110 198Z', deep, 'opacity=".25"'),
  ({ cloth, trim }) =>
    path('M196 214C190 84 410 84 404 214Z', cloth) +
    rect(188, 186, 224, 40, trim, 'rx="18"') +
    circle(300, 104, 24, trim),
  ({ cloth, trim }) =>
    path(
      'M184 196C160 110 330 70 420 130C462 160 440 204 396 206C330 182 260 184 200 212Z',
      cloth,
    ) + rect(292, 84, 8, 26, trim, 'rx="4" transform="rotate(14 296 97)"'),
  ({ cloth, trim, light }) =>
    path('M198 208C196 96 404 96 402 208Z', cloth) +
    path('M398 186C460 190 486 206 492 216C460 222 420 216 300 210L198 208Z', trim) +
    circle(300, 118, 9, light),
];

export const hats: readonly [Drawn, ...Drawn[]] = [
  ...plainHats,
  ({ cloth, light, trim }) =>
    repeat(7, (index) => {
      const [x, y] = polar(300, 262, 200 + index * 23.3, 122);
      return group(
        rose(32, index % 2 === 0 ? cloth : trim, light),
        `translate(${round(x)} ${round(y)})`,
      );
    }),
];

type Drawn = (inks: FigureInks) => string;

const rose = (size: number, ink: string, heart: string) =>
  repeat(6, (index) => {
    const [x, y] = polar(0, 0, index * 60, size * 0.55);
    return circle(x, y, size * 0.5, ink);
  }) + circle(0, 0, size * 0.36, heart);

const nothing: Drawn = () => '';
const glasses: Drawn = ({ light, deep }) =>
  [255, 347].map((x) => ring(x, 256, 36, light, 8)).join('') +
  stroke('M291 252Q301 244 311 252', deep, 7);
const hoops: Drawn = ({ trim }) => [198, 402].map((x) => ring(x, 344, 22, trim, 8)).join('');

const accessories: readonly [Drawn, ...Drawn[]] = [
  glasses,
  hoops,
  nothing,
  ({ deep, light }) =>
    path('M206 232H394L390 262C386 296 328 298 314 258H288C272 298 214 296 210 262Z', deep) +
    stroke('M226 246L246 246M330 246L350 246', light, 6, 'opacity=".6" stroke-linecap="round"'),
  ({ cloth, trim, deep }) =>
    stroke('M190 262C176 60 424 60 410 262', trim, 18) +
    [176, 390]
      .map(
        (x) =>
          rect(x, 224, 34, 86, cloth, 'rx="17"') +
          rect(x === 176 ? 200 : 386, 232, 14, 70, deep, 'rx="7"'),
      )
      .join(''),
  ({ cloth, light }) => group(rose(48, cloth, light), 'translate(396 188)'),
  ({ trim, light }) =>
    [200, 400]
      .map((x) => polygon(star(x, 352, 4, 24, 9), trim) + circle(x, 352, 5, light))
      .join(''),
];

const facialHair: readonly [Drawn, Drawn] = [
  ({ hair, lip }) =>
    path(
      'M206 270C210 300 232 312 262 322Q300 304 338 322C368 312 390 300 394 270C404 350 360 424 300 424C240 424 196 350 206 270Z',
      hair,
    ) + mouth(lip),
  ({ hair, lip }) =>
    path(
      'M300 318C280 308 252 314 244 338C268 342 288 340 300 328C312 340 332 342 356 338C348 314 320 308 300 318Z',
      hair,
    ) + mouth(lip),
];

const shortHair = new Set(['crop', 'quiff', 'shaved', 'afro']);

type Wearer = { hair: string; isPlain: boolean; mayHaveBeard: boolean };

export function accessoryFor(random: Random, { hair, isPlain, mayHaveBeard }: Wearer): Drawn {
  const isBearded = shortHair.has(hair) && random.chance(0.5);
  if (isBearded && mayHaveBeard) return random.pick(facialHair);
  return random.pick(isPlain ? ([glasses, hoops, nothing] as const) : accessories);
}
