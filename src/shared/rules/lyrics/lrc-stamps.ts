/** `[m:ss]`, `[mm:ss.x]` to `.xxx`, `[mm:ss:xx]`, and `[h:mm:ss.xx]`. */
const time = String.raw`[ \t]*(\d{1,4}):(\d{1,2})(?::(\d{1,3}))?(?:[.,](\d{1,3}))?[ \t]*`;

export const lineStamp = new RegExp(String.raw`[ \t]*\[${time}\]`, 'y');
export const wordStamp = new RegExp(`<${time}>`, 'g');
export const anyLineStamp = new RegExp(String.raw`^[ \t]*\[${time}\]`, 'm');

const toMilliseconds = (fraction: string) => Number(fraction.padEnd(3, '0'));

/** @returns milliseconds. */
export function readStamp([, first = '', second = '', third, fraction]: readonly (
  | string
  | undefined
)[]): number {
  const minutes = Number(first) * 60 + Number(second);
  if (third === undefined) return minutes * 1_000 + toMilliseconds(fraction ?? '0');
  // A third number is a fraction, unless it has one itself.
  if (fraction === undefined) return minutes * 1_000 + toMilliseconds(third);
  return (minutes * 60 + Number(third)) * 1_000 + toMilliseconds(fraction);
}
