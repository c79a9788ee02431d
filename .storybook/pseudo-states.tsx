import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { DOCS_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
// Makes classes such as `pseudo-hover` act like their pseudo-classes.
import 'storybook-addon-pseudo-states/preview';

/** `true` for the whole story, or selectors. */
type Wanted = boolean | string | string[];
type Pseudo = { rootSelector?: string } & Partial<Record<keyof typeof classes, Wanted>>;

const classes = {
  hover: 'pseudo-hover',
  active: 'pseudo-active',
  focus: 'pseudo-focus',
  focusVisible: 'pseudo-focus-visible',
  focusWithin: 'pseudo-focus-within',
} as const;

const tabStops = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Applies `parameters.pseudo`: `{ hover: true }`, `{ focusVisible: 'button' }`. The addon's own
 * decorator leaks its state into later stories and draws a focus ring on every element;
 * `focusVisible: true` here means the first tab stop. A portal needs `rootSelector: 'body'`.
 */
export const withPseudoStates: Decorator = (Story, { canvasElement, parameters, globals }) => {
  const pseudo: Pseudo = { ...parameters['pseudo'], ...globals['pseudo'] };
  const root = pseudo.rootSelector ? document.querySelector(pseudo.rootSelector) : canvasElement;
  return (
    <InState root={root ?? canvasElement} pseudo={pseudo}>
      <Story />
    </InState>
  );
};

type InStateProps = { root: Element; pseudo: Pseudo; children: ReactNode };

function InState({ root, pseudo, children }: InStateProps) {
  const wanted = JSON.stringify(pseudo);
  useLayoutEffect(() => {
    const { rootSelector: _, ...states } = JSON.parse(wanted) as Pseudo;
    if (Object.keys(states).length === 0) return undefined;
    const draw = () => {
      unmark(root);
      for (const [state, targets] of Object.entries(states))
        mark(root, state as keyof typeof classes, targets);
    };
    // Lazy parts render later.
    const watch = new MutationObserver(draw);
    watch.observe(root, { childList: true, subtree: true });
    draw();
    // Tests do not report a rendered story; this makes the addon scan again.
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(DOCS_RENDERED);
    return () => {
      watch.disconnect();
      unmark(root);
    };
  }, [root, wanted]);
  return children;
}

function mark(root: Element, state: keyof typeof classes, wanted: Wanted) {
  if (wanted === false) return;
  const isFocus = state === 'focusVisible' || state === 'focus';
  if (wanted === true && !isFocus) {
    root.classList.add(`${classes[state]}-all`);
    return;
  }
  const found =
    wanted === true
      ? [root.querySelector(tabStops)].filter((element) => element !== null)
      : [...root.querySelectorAll([wanted].flat().join(', '))];
  for (const element of found) {
    element.classList.add(classes[state]);
    if (!isFocus) continue;
    element.classList.add(classes.focus);
    for (let at = element.parentElement; at && at !== root; at = at.parentElement)
      at.classList.add(classes.focusWithin);
  }
}

function unmark(root: Element) {
  const names = Object.values(classes).flatMap((name) => [name, `${name}-all`]);
  for (const element of [root, ...root.querySelectorAll('[class*="pseudo-"]')])
    element.classList.remove(...names);
}
