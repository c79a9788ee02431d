/** Runs in the page: everything that stands in it for the eye or the ear. */
export function readWords(): string {
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const met = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const attributes = met.flatMap((element) =>
    names.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, document.body.innerText, ...attributes].join('\n');
}
