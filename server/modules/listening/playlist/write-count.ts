const spanish = new Intl.NumberFormat('es');

/** `10.000`, as in `locales/es/server.json`. */
export function writeCount(count: number): string {
  return spanish.format(count);
}
