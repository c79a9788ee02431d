/** An open window would take the focus back. Returns the cleanup. */
export function letFocusIn(element: HTMLElement): () => void {
  const handle = (event: FocusEvent) => {
    const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (goesTo instanceof Node && element.contains(goesTo)) event.stopPropagation();
  };
  const { body } = document;
  body.addEventListener('focusin', handle);
  body.addEventListener('focusout', handle);
  return () => {
    body.removeEventListener('focusin', handle);
    body.removeEventListener('focusout', handle);
  };
}
