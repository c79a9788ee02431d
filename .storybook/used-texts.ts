import i18next from 'i18next';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    askedWords?: Set<string>;
  }
}

/**
 * Records which texts the page asks for (`namespace:key`, found or not), so that `npm run visual`
 * takes a picture again only when one of its own changed.
 */
export function recordUsedTexts(): void {
  const used = new Set<string>();
  window.askedWords = used;
  // i18next's types name only what applications call.
  const store = i18next.store as unknown as ResourceStore;
  const getResource = store.getResource.bind(store);
  store.getResource = (language, namespace, key, options) => {
    used.add(`${namespace}:${key}`);
    return getResource(language, namespace, key, options);
  };
}

type ResourceStore = {
  getResource: (language: string, namespace: string, key: string, options?: object) => unknown;
};
