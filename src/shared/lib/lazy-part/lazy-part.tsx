import {
  type ComponentType,
  type FunctionComponent,
  createElement,
  lazy,
  useSyncExternalStore,
} from 'react';
import { loadStyles, readFailedStyles, readRound, subscribeToRounds } from './failed-loads';

export const LeftOut = () => null;

export type StandInProps = {
  onClose?: () => void;
};

let StandIn: FunctionComponent<StandInProps> | null = null;

/** Sets the component shown for parts that failed to load; before this call they throw. */
export function standInBy(Component: FunctionComponent<StandInProps>): void {
  StandIn = Component;
}

export type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<unknown> };

/**
 * Makes a lazy component of a module's export; render it inside `Suspense`. The build adds its
 * catalogues (`scripts/build/imported-words.ts`).
 *
 * @param Missing shown after a failed load; null throws to the nearest error boundary
 */
export function lazyPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Missing?: FunctionComponent<Props> | null,
): LazyPart<Props> {
  let styles: HTMLLinkElement[] = [];
  const load = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [module] = await Promise.all([importModule(), loadStyles(styles)]);
      styles = [];
      return { default: module[name] };
    } catch (error) {
      styles = readFailedStyles();
      throw error;
    }
  };
  let failedIn = -1;
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failedIn = readRound();
        const Shown = Missing === undefined ? StandIn : Missing;
        if (Shown === null) throw error;
        return { default: Shown as FunctionComponent<Props> };
      }),
    );
  let current = attempt();

  function read() {
    if (failedIn >= 0 && failedIn < readRound()) {
      failedIn = -1;
      current = attempt();
    }
    return current;
  }

  function Part(props: Props) {
    'use no memo';
    return createElement(useSyncExternalStore(subscribeToRounds, read), props);
  }
  return Object.assign(Part, { load });
}
