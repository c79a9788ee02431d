/**
 * Euros as an amount to the cent, or finer, in the active language: 1234.5 → `1234,50 €`. For sums that
 * are added up in millionths and come as decimals; what is charged is `formatMoney`'s.
 */
export const formatEuros = (euros: number, language: string, decimals = 2): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(euros);
