/** Default name, built into the page. Rename the product here. */
export const productName = 'Tonada';

/** Value of `{{brand}}`; the page may set its own. */
export let brand = globalThis.document?.documentElement.dataset['brand'] ?? productName;

/** For the server; null restores the default. */
export function nameService(name: string | null): void {
  brand = name ?? productName;
}
