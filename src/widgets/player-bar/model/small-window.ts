/** Of Chromium; TypeScript's library does not know it. */
type SmallWindows = {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
};

const readWindows = (): SmallWindows | undefined =>
  (window as { documentPictureInPicture?: SmallWindows }).documentPictureInPicture;

/** Pixels. */
const size = { width: 320, height: 480 };

const isStyle = (node: Element) => node.matches('style, link[rel="stylesheet"]');

function copyAttributes(from: Element, to: Element) {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) to.setAttribute(name, from.getAttribute(name) ?? '');
}

/** The root says the language and the theme, which may change while the window is open. */
function dress(target: Document): () => void {
  const own = document.documentElement;
  const addStyles = (nodes: Iterable<Node>) => {
    for (const node of nodes)
      if (node instanceof Element && isStyle(node))
        target.head.append(target.importNode(node, true));
  };
  addStyles(document.head.children);
  // Parts that load later bring theirs.
  const styles = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addStyles(addedNodes);
  });
  styles.observe(document.head, { childList: true });
  const follow = () => copyAttributes(own, target.documentElement);
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(own, { attributes: true });
  return () => {
    styles.disconnect();
    observer.disconnect();
  };
}

/**
 * Opens a window that stays above others, in the looks of the page. Must follow a press.
 *
 * @param show draws into it and returns what ends that, once the window or the page is closed
 * @throws {DOMException} where the browser refuses
 */
export async function openSmallWindow(
  show: (body: HTMLElement, close: () => void) => () => void,
): Promise<void> {
  const opened = await readWindows()?.requestWindow(size);
  if (!opened) return;
  const undress = dress(opened.document);
  const end = show(opened.document.body, () => opened.close());
  const leave = () => {
    undress();
    end();
  };
  opened.addEventListener('pagehide', leave, { once: true });
}
