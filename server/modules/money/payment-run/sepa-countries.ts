/**
 * The geographical scope of the SEPA schemes, by the countries of IBANs. Source: European Payments
 * Council, EPC409-09 (version 7).
 */
const inArea = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IS',
  'IE',
  'IT',
  'LV',
  'LI',
  'LT',
  'LU',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
];

/** Credit transfers to these need the BIC of the payee's bank, which accounts do not name. */
const beyondArea = ['AD', 'AL', 'CH', 'GB', 'GI', 'MC', 'MD', 'ME', 'MK', 'RS', 'SM', 'VA'];

const withIbanAlone = new Set(inArea);
const withBic = new Set(beyondArea);

export const needsBic = (country: string) => withBic.has(country);

/** Whether an IBAN is enough. */
export const isInSepaArea = (country: string) => withIbanAlone.has(country);
