export type Tree = { [name: string]: string | Tree };

/** The leaves of a tree of tokens or texts in their order: path in dots and value. */
export const leavesOf = (tree: Tree, path = ''): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[here, value]] : leavesOf(value, here);
  });
