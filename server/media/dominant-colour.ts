type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Channels are 0 to 255. Source: Björn Ottosson, "A perceptual color space". */
function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [red, green, blue].map((channel) => toLinear(channel / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** OKLab distance below which colours look the same. */
const nearness = 0.09;

/** Paper and ink rarely win. */
const greyWeight = 0.06;
const vividChroma = 0.13;

const distance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const vividness = ([, a, b]: Lab) =>
  greyWeight + Math.min(1, Math.hypot(a, b) / vividChroma) ** 1.5 * (1 - greyWeight);

/**
 * Returns `#rrggbb`. `pixels` are three bytes each, at most some hundreds, because each is
 * compared with every other.
 */
export function dominantColour(pixels: Uint8Array): string {
  const rgb = Array.from({ length: Math.floor(pixels.length / 3) }, (_, index) =>
    pixels.subarray(index * 3, index * 3 + 3),
  );
  const labs = rgb.map(([red = 0, green = 0, blue = 0]) => toLab(red, green, blue));
  let best: number[] = [];
  let most = 0;
  for (const lab of labs) {
    const alike = [...labs.keys()].filter((at) => distance(labs[at] ?? lab, lab) < nearness);
    const weight = alike.length * vividness(lab);
    if (weight > most) [most, best] = [weight, alike];
  }
  const mean = [0, 1, 2].map(
    (channel) =>
      best.reduce((sum, at) => sum + (rgb[at]?.[channel] ?? 0), 0) / Math.max(1, best.length),
  );
  return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
