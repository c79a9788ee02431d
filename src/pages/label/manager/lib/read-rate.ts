/** What a person writes for a percentage: a comma or a point, two decimals at most; undefined where it is none. */
export function readRate(text: string): number | undefined {
  const written = text.trim().replace(/\s?%$/, '');
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(written)) return undefined;
  const rate = Number(written.replace(',', '.'));
  return rate <= 100 ? rate : undefined;
}
