/** Browsers by what they say of themselves; each also names those below it. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (agent: string, known: typeof browsers) =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system in short words, such as `Firefox · Linux`; empty where neither is known. No more is stored. */
export function describeDevice(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  return [nameIn(agent, browsers), nameIn(agent, systems)]
    .filter((name) => name !== undefined)
    .join(' · ');
}
