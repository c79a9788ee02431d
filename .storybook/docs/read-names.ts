import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

export type NamedControl = {
  role: string;
  name: string;
  description: string;
  count: number;
};

const controls =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="link"], [role="switch"], [role="tab"], [role="slider"], [role^="menuitem"], [role="option"], [contenteditable="true"]';

/** Lists controls in order and without duplicates, as assistive technology reads them. */
export function readNames(root: Element): NamedControl[] {
  const found = new Map<string, NamedControl>();
  for (const element of root.querySelectorAll(controls)) {
    if (isInaccessible(element)) continue;
    const name = computeAccessibleName(element);
    const description = computeAccessibleDescription(element);
    const control = {
      role: getRole(element) ?? element.localName,
      name,
      description: description === name ? '' : description,
    };
    const key = JSON.stringify(control);
    found.set(key, { ...control, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
