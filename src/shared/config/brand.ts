/** Default name of the service, built into the page. Rename the product here. */
export const productName = 'Tonada';

/** Value of `{{brand}}` in every catalogue; the page may set its own. */
export let brand = globalThis.document?.documentElement.dataset['brand'] ?? productName;

/** For the server, which has no page; null restores the product's name. */
export function nameService(name: string | null): void {
  brand = name ?? productName;
}
