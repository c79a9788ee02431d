/** See docs/product/concerts.md. */
export const concertStatuses = [
  'announced',
  'on_sale',
  'sold_out',
  'completed',
  'cancelled',
] as const;

export const concertCountries = ['ES', 'MX', 'AR', 'CO', 'US', 'GB'] as const;

export const concertCurrencies = ['EUR', 'USD', 'MXN', 'ARS'] as const;

export const ageRestrictions = ['all', '12+', '16+', '18+', '21+'] as const;

export const concertLimits = {
  nameMax: 200,
  textMax: 2_000,
  addressMax: 2_048,
  codeMax: 40,
  actsMax: 20,
  capacityMax: 1_000_000,
  /** Whole units; some currencies need many digits. */
  priceMax: 100_000_000,
  yearsAhead: 10,
  perArtist: 500,
  pictureBytes: 10 * 1024 * 1024,
} as const;

/** http or https, without a password. */
export function isPublicAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') return false;
  return address.protocol === 'https:' || address.protocol === 'http:';
}
