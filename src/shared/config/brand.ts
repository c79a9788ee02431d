/** The name that the build writes into the page, and that a service has until it gets its own. Rename the product here. */
export const productName = 'Tonada';

/** The name of the service, the one value of `{{brand}}` in every catalogue. The page brings along one of its own. */
export let brand = globalThis.document?.documentElement.dataset['brand'] ?? productName;

/** Takes the name that the service has; null for the product's. For the server, which has no page. */
export function nameService(name: string | null): void {
  brand = name ?? productName;
}
