/** What becomes of a concert. See docs/product/concerts.md. */
export const concertStatuses = [
  'announced',
  'on_sale',
  'sold_out',
  'completed',
  'cancelled',
] as const;

/** Countries in the order of the choices, as ISO 3166 codes: the words come from the language. */
export const concertCountries = ['ES', 'MX', 'AR', 'CO', 'US', 'GB'] as const;

export const concertCurrencies = ['EUR', 'USD', 'MXN', 'ARS'] as const;

/** From which age one may come; `all` is everybody. */
export const ageRestrictions = ['all', '12+', '16+', '18+', '21+'] as const;

export const concertLimits = {
  /** Letters of a title, a venue, a city or an act. */
  nameMax: 200,
  textMax: 2_000,
  addressMax: 2_048,
  codeMax: 40,
  actsMax: 20,
  /** People: the largest stadium there is holds a tenth of it. */
  capacityMax: 1_000_000,
  /** In whole units of the currency, also of one with many zeros. */
  priceMax: 100_000_000,
  /** Years ahead of which a date is a slip. */
  yearsAhead: 10,
  /** Concerts of an artist. */
  perArtist: 500,
  pictureBytes: 10 * 1024 * 1024,
} as const;

/** What a picture that was sent and not saved yet begins with; its hash follows. */
export const stagedPicture = 'staged:';

/** An address of the web: http or https, without a name and password in it. */
export function isPublicAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') return false;
  return address.protocol === 'https:' || address.protocol === 'http:';
}
