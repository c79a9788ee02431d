import { wordsAttribute } from './words';

/**
 * Labels the texts under the pointer or focus with their keys; returns a function that stops it.
 */
export function showKeyLabels(): () => void {
  const label = document.createElement('div');
  label.className = 'key-label';
  label.ariaHidden = 'true';
  label.hidden = true;
  document.body.append(label);

  const show = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(`[${wordsAttribute}]`) : null;
    label.hidden = element === null;
    if (!element) return;
    label.textContent = element.getAttribute(wordsAttribute)?.replaceAll(' ', '\n') ?? '';
    const { left, top, bottom } = element.getBoundingClientRect();
    const { width, height } = label.getBoundingClientRect();
    label.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`;
    label.style.top = `${bottom + height < innerHeight ? bottom : Math.max(0, top - height)}px`;
  };
  const events = ['pointerover', 'focusin'];
  for (const event of events) document.addEventListener(event, show);
  return () => {
    for (const event of events) document.removeEventListener(event, show);
    label.remove();
  };
}
