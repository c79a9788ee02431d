/** Rename the product here. */
export const productName = 'Tonada';

/** Value of `{{brand}}`. */
export let brand = globalThis.document?.documentElement.dataset['brand'] ?? productName;

/** Null restores the default. */
export function nameService(name: string | null): void {
  brand = name ?? productName;
}
