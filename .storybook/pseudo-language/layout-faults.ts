export function readLayoutFaults(): string[] {
  const faults: string[] = [];
  const slack = 1.5;
  const root = document.documentElement;
  const least = 24;

  const getName = (element: Element) => {
    const parts: string[] = [];
    for (let at: Element | null = element; at && parts.length < 4; at = at.parentElement) {
      const siblings = [...(at.parentElement?.children ?? [])];
      parts.unshift(`${at.localName}:${siblings.indexOf(at)}`);
    }
    return parts.join('>');
  };
  const nearest = (element: Element | null, isIt: (style: CSSStyleDeclaration) => boolean) => {
    let at = element;
    while (at && !isIt(getComputedStyle(at))) at = at.parentElement;
    return at;
  };
  /** Pages scroll under fixed bars. */
  const getLayer = (element: Element) =>
    nearest(element, ({ position }) => /fixed|sticky/.test(position));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sb-wrapper, #storybook-docs') === null;
  /** A row of tabs scrolls, so it may overflow. */
  const getScroller = (element: Element) => {
    const at = nearest(element.parentElement, ({ overflowX }) => /auto|scroll/.test(overflowX));
    return at === root || at === document.body ? null : at;
  };
  const isScrolledAway = (element: Element, x: number) => {
    const box = getScroller(element)?.getBoundingClientRect();
    return box !== undefined && (x < box.left || x > box.right);
  };
  /** Text for screen readers is one pixel large. */
  const isHidden = ({ width, height }: DOMRect) => width <= 2 || height <= 2;

  if (root.scrollWidth > root.clientWidth + slack) faults.push('the page scrolls sideways');

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const ownText = [...element.childNodes].find(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
    if (!ownText || !isShown(element)) continue;
    const range = document.createRange();
    // Hidden text beside it may be longer.
    range.selectNodeContents(ownText);
    const text = range.getBoundingClientRect();
    if (isHidden(element.getBoundingClientRect()) || isHidden(text)) continue;
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isIntended = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (isIntended || scrolls || style.position === 'fixed') break;
      if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      // A column that left the table is there for screen readers.
      if (isHidden(box)) break;
      if (text.right > box.right + slack || text.left < box.left - slack) {
        faults.push(`text is cut at its side: ${getName(element)}`);
      }
      if (text.bottom > box.bottom + slack || text.top < box.top - slack) {
        faults.push(`text is cut above or below: ${getName(element)}`);
      }
      break;
    }
  }

  const controls = [
    ...document.body.querySelectorAll(
      'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role^="menuitem"]',
    ),
  ].filter((control) => isShown(control) && !isHidden(control.getBoundingClientRect()));
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const { display, textOverflow } = getComputedStyle(control);
    const isInText = display === 'inline';
    // An ellipsis is intended.
    const isShortened = textOverflow === 'ellipsis';
    if (!isInText && (box.width < least || box.height < least))
      faults.push(`too small: ${getName(control)}`);
    const isBeyond = box.right > innerWidth + slack || box.left < -slack;
    if (isBeyond && getScroller(control) === null) {
      faults.push(`leaves the window: ${getName(control)}`);
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y)?.closest('a[href], button, input, select');
    const isApart = there && !there.contains(control) && !control.contains(there);
    if (isApart && getLayer(there) === getLayer(control) && !isScrolledAway(control, x)) {
      faults.push(`lies under another control: ${getName(control)}`);
    }
    const scroller = control.scrollWidth > control.clientWidth + slack;
    if (scroller && control.matches('button, a') && !isInText && !isShortened) {
      faults.push(`holds more than its width: ${getName(control)}`);
    }
  }
  return [...new Set(faults)];
}
