import { type ComponentType, lazy } from 'react';
import { loadNamespaces } from '@/shared/i18n';

/**
 * Makes a page out of the module that exports it and the catalogue namespaces that it reads: code and
 * words arrive together, and the page never shows a bare key.
 */
export function lazyPage<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  namespaces: readonly string[],
) {
  return lazy(async () => {
    const [module] = await Promise.all([importModule(), loadNamespaces(namespaces)]);
    return { default: module[name] };
  });
}
