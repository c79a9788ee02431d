/**
 * Lets the focus come into an element while a window is open that keeps it: the window hears at the document where the
 * focus goes, and would take it back. Whatever else the focus goes to the window hears of. Answers how it ends.
 */
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
