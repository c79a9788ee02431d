/** The order matters, because browsers also carry the marks of others. */
const browsers: readonly [mark: RegExp, name?: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bOP[RT]\//, 'opera'],
  [/\b(Samsung)Browser\//],
  [/\b(Firefox)\//],
  [/\bFxiOS\//, 'firefox'],
  [/\b(Chrome)\//],
  [/\b(Chromium)\//],
  [/\bCriOS\//, 'chrome'],
  [/\b(Safari)\//],
];

const systems: readonly [mark: RegExp, name?: string][] = [
  [/\b(iPhone|iPad|iPod|Android|Windows)\b/],
  [/\b(Mac)(?:intosh| OS X)\b/],
  [/\b(CrOS|Linux)\b/],
  [/\bX11\b/, 'linux'],
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function nameIn(agent: string, known: typeof browsers): string | undefined {
  for (const [mark, name] of known) {
    const found = mark.exec(agent);
    if (found) return name ? capitalised(name) : found[1];
  }
  return undefined;
}

/** Like `Firefox · Linux`, or empty; nothing more is stored. */
export function describeDevice(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  return [nameIn(agent, browsers), nameIn(agent, systems)]
    .filter((name) => name !== undefined)
    .join(' · ');
}
