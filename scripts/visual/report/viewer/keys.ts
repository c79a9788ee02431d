import { type Mode, modeNames } from './stage.ts';

type KeyActions = {
  /** To the next difference, or with -1 to the one before. */
  step: (by: 1 | -1) => void;
  show: (mode: Mode) => void;
  search: () => void;
};

/** J, K: next and previous; 1 to 3: how to compare; /: search. Not while somebody writes. */
export function listenToKeys({ step, show, search }: KeyActions): void {
  const actionOf: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    '/': search,
    ...Object.fromEntries(modeNames.map((mode, place) => [`${place + 1}`, () => show(mode)])),
  };
  document.addEventListener('keydown', (event) => {
    const isWriting =
      event.target instanceof Element && event.target.matches('[type=search], select');
    const action = actionOf[event.key];
    if (!action || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  });
}
