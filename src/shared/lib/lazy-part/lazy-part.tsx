import { type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import { loadNamespaces } from '@/shared/i18n';

const failedLoads = new Set<() => void>();

/** Lets every part whose code or words did not arrive be fetched anew when it is next shown. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/** A page, dialog or menu that is fetched when it is first shown, or ahead of that by `load`. */
export type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<unknown> };

/**
 * Makes a component out of the module that exports it and the late catalogue namespaces that it reads
 * (its own and those of what it is made of): code and words arrive together, and it never shows a bare
 * key. What did not arrive stays a failure, as with React's own lazy components, until
 * `forgetFailedLoads`. To be rendered inside a `Suspense`.
 */
export function lazyPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  namespaces: readonly string[],
): LazyPart<Props> {
  const load = async (): Promise<{ default: ComponentType<Props> }> => {
    const [module] = await Promise.all([importModule(), loadNamespaces(namespaces)]);
    return { default: module[name] };
  };
  const attempt = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      load().catch((error: unknown) => {
        failedLoads.add(() => {
          current = attempt();
        });
        throw error;
      }),
    );
  let current = attempt();

  function Part(props: Props) {
    // The attempt of this moment, not of the first render, so nothing of it may be remembered.
    'use no memo';
    const Attempt = current;
    return <Attempt {...props} />;
  }
  return Object.assign(Part, { load });
}
