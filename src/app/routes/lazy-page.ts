import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadNamespaces } from '@/shared/i18n';

/** A page that is fetched when it is first shown, or ahead of that by `load`. */
export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & {
  load: () => Promise<{ default: ComponentType<Props> }>;
};

/**
 * Makes a page out of the module that exports it and the catalogue namespaces that it reads: code and
 * words arrive together, and the page never shows a bare key.
 */
export function lazyPage<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  namespaces: readonly string[],
): LazyPage<Props> {
  const load = async () => {
    const [module] = await Promise.all([importModule(), loadNamespaces(namespaces)]);
    return { default: module[name] };
  };
  return Object.assign(lazy(load), { load });
}
