// Preloaded into a server: moves its clock ahead by `CLOCK_AHEAD` milliseconds.
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const now = Date.now.bind(Date);

globalThis.Date = class extends Date {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [now() + ahead] : given) as [number]));
  }

  static override now = () => now() + ahead;
} as DateConstructor;
