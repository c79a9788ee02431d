export type Tree = { [name: string]: string | Tree };

export const getLeaves = (tree: Tree, path = ''): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[here, value]] : getLeaves(value, here);
  });
