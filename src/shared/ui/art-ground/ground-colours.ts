import type { CSSProperties } from 'react';

/**
 * Relative luminance (WCAG 2.2, 0 to 1): at most `dark` under light text, at least `light` under
 * dark text.
 */
const bounds = { dark: 0.1, light: 0.46 } as const;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

type Light = readonly [red: number, green: number, blue: number];

function toLight(hex: string): Light {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const getLuminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const inCss = (light: Light) =>
  `rgb(${light.map((channel) => Math.round(toGamma(channel) * 255)).join(' ')})`;

type Channel = (channel: number) => number;

const changed = ([red, green, blue]: Light, change: Channel): Light => [
  change(red),
  change(green),
  change(blue),
];

const shareWithin = (light: Light) =>
  Math.min(1, bounds.dark / Math.max(getLuminance(light), Number.EPSILON));

/** Dimmed gold alone would turn olive. */
function dimmed(light: Light): Light {
  const depth = 1 + 0.45 * (1 - shareWithin(light));
  const deep = changed(light, (channel) => channel ** depth);
  const share = shareWithin(deep);
  return changed(deep, (channel) => channel * share);
}

/** White alone would turn a dark colour grey. */
function lifted(light: Light): Light {
  if (getLuminance(light) >= bounds.light) return light;
  const gain = Math.max(...light, Number.EPSILON) ** -0.75;
  const bright = changed(light, (channel) => channel * gain);
  const luminance = getLuminance(bright);
  const white = Math.max(0, (bounds.light - luminance) / (1 - luminance));
  return changed(bright, (channel) => channel + (1 - channel) * white);
}

/** CSS colours with enough contrast for text, 4.5:1. */
export function groundColours(colour: string): { dark: string; light: string } {
  const light = toLight(colour);
  return { dark: inCss(dimmed(light)), light: inCss(lifted(light)) };
}

export function groundVars(colour: string | undefined): CSSProperties {
  if (!colour) return {};
  const { dark, light } = groundColours(colour);
  return { '--art-dark': dark, '--art-light': light } as CSSProperties;
}
