/** Of the root's attributes. */
export type TtmlRates = { frames: number; ticks: number };

const units: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

/**
 * Reads a time of TTML: `1:02.345`, `00:01:02.345`, `00:01:02:12` in frames, `62.3s`, `500ms`.
 *
 * @returns milliseconds, or undefined.
 */
export function readTtmlTime(text: string | undefined, rates: TtmlRates): number | undefined {
  const written = text?.trim() ?? '';
  const [, number, unit = 's'] = /^(\d{1,9}(?:\.\d{1,9})?)(h|m|s|ms|f|t)?$/.exec(written) ?? [];
  if (number !== undefined) {
    const factor =
      unit === 'f' ? 1_000 / rates.frames : unit === 't' ? 1_000 / rates.ticks : units[unit];
    return Math.round(Number(number) * (factor ?? 1_000));
  }
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:\.(\d{1,9})|:(\d{1,3}))?$/.exec(written);
  if (clock === null) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0, fraction = '0', frames = 0] = clock;
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  const part = Number(`0.${fraction}`) + Number(frames) / rates.frames;
  return Math.round((whole + part) * 1_000);
}
