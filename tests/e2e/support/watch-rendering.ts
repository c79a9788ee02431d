/** The few fields used of React's internal tree. Source: React's `ReactFiber`. */
type Fiber = {
  tag: number;
  type: unknown;
  flags: number;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

type RenderedPart = { isProgress: boolean; html: string };

declare global {
  /** Components that rendered, by the first element they drew. */
  var renderedParts: Map<Element | null, RenderedPart>;
  /** Elements with changed attributes, children or text. */
  var touchedElements: Set<Element>;
}

/** Runs in the page before its scripts: observes React through its DevTools hook, and the DOM. */
export function watchRendering(): void {
  const performedWork = 1;
  const hostComponent = 5;
  globalThis.renderedParts = new Map();
  globalThis.touchedElements = new Set();

  const firstElement = (fiber: Fiber | null): Element | null => {
    if (!fiber) return null;
    if (fiber.stateNode instanceof Element) return fiber.stateNode;
    return firstElement(fiber.child) ?? firstElement(fiber.sibling);
  };
  const visit = (fiber: Fiber | null, isMounting: boolean): void => {
    for (let at = fiber; at; at = at.sibling) {
      const hasChanged = isMounting || at.alternate === null || at.child !== at.alternate.child;
      const isComponent = typeof at.type === 'function' && at.tag !== hostComponent;
      if (isComponent && hasChanged && at.flags & performedWork) {
        const element = firstElement(at.child);
        const isProgress = Boolean(
          element?.matches(
            'div:has(> input[type=range][aria-label=Progreso]), [aria-label=Progreso]',
          ),
        );
        const html = element?.outerHTML.slice(0, 160) ?? 'nothing';
        globalThis.renderedParts.set(element, { isProgress, html });
      }
      // React did not visit a subtree that is the same object.
      if (hasChanged) visit(at.child, isMounting);
    }
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) =>
        visit(root.current.child, root.current.alternate === null),
    },
  });

  const observe = () => {
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element) globalThis.touchedElements.add(element);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  };
  observe();
}
