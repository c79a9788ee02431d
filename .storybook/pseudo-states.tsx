import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { DOCS_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
// Makes the classes `pseudo-hover` and so on do what the pseudo classes do, in every style sheet.
import 'storybook-addon-pseudo-states/preview';

/** `true` for all of the story, or selectors of the elements meant. */
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
 * Shows a story as `parameters.pseudo` asks: `{ hover: true }`, `{ focusVisible: 'button' }`. Takes
 * the place of the addon's own decorator, which leaves its state to the stories that follow and draws
 * a focus ring around every element there is; `focusVisible: true` here means the first tab stop.
 * The toolbar's choice comes on top. What opens in a portal needs `rootSelector: 'body'`.
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
    // Parts that are fetched when they are first shown come later.
    const watch = new MutationObserver(draw);
    watch.observe(root, { childList: true, subtree: true });
    draw();
    // Tests tell nobody that a story stands; this event does nothing but let the addon look again.
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
