const spanish = new Intl.NumberFormat('es');

/** A whole number as a sentence of `locales/es/server.json` has it: `10.000`. */
export function writeCount(count: number): string {
  return spanish.format(count);
}
