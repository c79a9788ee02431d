import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

export type NamedControl = {
  role: string;
  /** What a screen reader says; empty is a fault. */
  name: string;
  /** What it says after that, like the hint of a field. */
  description: string;
  /** How many controls have this role, name and description. */
  count: number;
};

const controls =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="link"], [role="switch"], [role="tab"], [role="slider"], [role^="menuitem"], [role="option"], [contenteditable="true"]';

/** The controls below an element as assistive technology hears them, in their order, each kind once. */
export function readNames(root: Element): NamedControl[] {
  const found = new Map<string, NamedControl>();
  for (const element of root.querySelectorAll(controls)) {
    if (isInaccessible(element)) continue;
    const name = computeAccessibleName(element);
    const description = computeAccessibleDescription(element);
    const control = {
      role: getRole(element) ?? element.localName,
      name,
      // A tooltip that repeats the name is not said twice.
      description: description === name ? '' : description,
    };
    const key = JSON.stringify(control);
    found.set(key, { ...control, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
