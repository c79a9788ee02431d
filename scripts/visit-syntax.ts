/** A node of the syntax tree that `parseSync` of Vite gives. */
export type SyntaxNode = Record<string, unknown> & { type: string };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `onNode` for each node with those around it, the nearest last. */
export function visitSyntax(
  value: unknown,
  onNode: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  if (Array.isArray(value)) {
    for (const item of value) visitSyntax(item, onNode, around);
    return;
  }
  if (!isNode(value)) return;
  onNode(value, around);
  const inside = [...around, value];
  for (const child of Object.values(value)) visitSyntax(child, onNode, inside);
}
