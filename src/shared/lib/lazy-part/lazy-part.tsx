import {
  type ComponentType,
  type FunctionComponent,
  createElement,
  lazy,
  useSyncExternalStore,
} from 'react';
import { loadStyles, readFailedStyles, readRound, subscribeToRounds } from './failed-loads';

/** Stands in for a part that nobody misses. */
export const LeftOut = () => null;

/** What is told to whatever stands in for a part. */
export type StandInProps = {
  /** Of a window, a panel or a menu: closes it. */
  onClose?: () => void;
};

let StandIn: FunctionComponent<StandInProps> | null = null;

/** What stands in for parts that did not arrive, from now on: until then they throw. */
export function standInBy(Component: FunctionComponent<StandInProps>): void {
  StandIn = Component;
}

/** A page, dialog or menu that is fetched when it is first shown, or ahead of that by `load`. */
export type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<unknown> };

/**
 * Makes a component out of the module that exports it. The build lets the catalogues that it reads arrive with it
 * (`scripts/build/imported-words.ts`). What did not arrive is stood in for, and fetched anew after `forgetFailedLoads`. To be
 * rendered inside a `Suspense`.
 *
 * @param Missing stands there when it did not arrive; by default what `standInBy` was told. Null throws, as React's own
 * lazy components do: for what has a boundary around it.
 */
export function lazyPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Missing?: FunctionComponent<Props> | null,
): LazyPart<Props> {
  /** What did not arrive with it before; what is missing of other parts is nothing to it. */
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

  /** The attempt of this round, or the one that succeeded. */
  function read() {
    if (failedIn >= 0 && failedIn < readRound()) {
      failedIn = -1;
      current = attempt();
    }
    return current;
  }

  function Part(props: Props) {
    // There is nothing that is worth to be remembered.
    'use no memo';
    return createElement(useSyncExternalStore(subscribeToRounds, read), props);
  }
  return Object.assign(Part, { load });
}
