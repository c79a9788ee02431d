/** See docs/product/concerts.md. */
export const concertStatuses = [
  'announced',
  'on_sale',
  'sold_out',
  'completed',
  'cancelled',
] as const;

/** ISO 3166 codes in the order of the choices. */
export const concertCountries = ['ES', 'MX', 'AR', 'CO', 'US', 'GB'] as const;

export const concertCurrencies = ['EUR', 'USD', 'MXN', 'ARS'] as const;

/** Youngest age admitted; `all` admits everybody. */
export const ageRestrictions = ['all', '12+', '16+', '18+', '21+'] as const;

export const concertLimits = {
  nameMax: 200,
  textMax: 2_000,
  addressMax: 2_048,
  codeMax: 40,
  actsMax: 20,
  /** People; the largest stadium holds a tenth of it. */
  capacityMax: 1_000_000,
  /** Whole units of the currency; some currencies need many digits. */
  priceMax: 100_000_000,
  /** A date further ahead is taken for a typing error. */
  yearsAhead: 10,
  /** Concerts of an artist. */
  perArtist: 500,
  pictureBytes: 10 * 1024 * 1024,
} as const;

/** Prefix of an uploaded picture that is not saved yet; its hash follows. */
export const stagedPicture = 'staged:';

/** Accepts http and https, without a name or password in the address. */
export function isPublicAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') return false;
  return address.protocol === 'https:' || address.protocol === 'http:';
}
