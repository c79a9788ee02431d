export type Tree = { [name: string]: string | Tree };

export const leavesOf = (tree: Tree, path = ''): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[here, value]] : leavesOf(value, here);
  });
