import type { Rolldown } from 'vite';

/** The modules of a visitor's first visit. */
const roots = ['/app/entrypoint/main.tsx', '/pages/listener/home/index.ts'];

const iconsPackage = '/node_modules/lucide-react/';

const namedImport = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * In evaluation order. A module belongs to the first part that reaches it, so a part imports only
 * earlier ones, and the page can yield after each (`baked-shell.ts`).
 */
const parts = [
  // All parts' style sheets in one file.
  {
    name: 'start-dom',
    holds: /^\0rolldown|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|\.css$/,
  },
  { name: 'start-store', holds: /[\\/]node_modules[\\/](?!lucide-react[\\/])/ },
  { name: 'start-kit', holds: /[\\/]src[\\/](shared|entities)[\\/]/ },
  { name: 'start', holds: /^/ },
] as const;

/** By their letter the server knows versions of one part: `server/platform/client/former-files.ts`. */
const letters: ReadonlyMap<string, string> = new Map([
  ['start-dom', 'd'],
  ['start-store', 'l'],
  ['start-kit', 'k'],
  ['start', 's'],
]);

/** The name of a part of the start; null for every other chunk. */
export function startFileName(chunk: string): string | null {
  const letter = letters.get(chunk);
  return letter === undefined ? null : `assets/${letter}.[hash:7].js`;
}

export const isStartChunk = (chunk: string): boolean => parts.some(({ name }) => name === chunk);

/** The bundler's runtime, which every chunk imports. */
const runtime = '\0rolldown/runtime.js';

/**
 * Follows a public API (`index.ts`) only to the used names.
 *
 * @param source the application's folder
 */
export function startChunks(source: string) {
  let reached: Set<string> | undefined;
  return parts.map(({ name, holds }, index) => ({
    priority: parts.length - index,
    debugName: name,
    name: (id: string, graph: Rolldown.ChunkingContext): string | null => {
      reached ??= reach(graph, source);
      return (reached.has(id) || id === runtime) && holds.test(id) ? name : null;
    },
  }));
}

function reach(graph: Rolldown.ChunkingContext, source: string) {
  const found = new Set<string>();
  const open = roots.map((root) => source + root);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    const imports = findApiImports(info?.code ?? '', source);
    for (const imported of info?.importedIds ?? []) {
      const names = imports.get(imported.includes(iconsPackage) ? iconsPackage : imported);
      open.push(...(names ? getSources(names, imported, graph) : [imported]));
    }
  }
  return found;
}

function findApiImports(code: string, source: string) {
  const imports = new Map<string, string[]>();
  for (const [, names = '', from = ''] of code.matchAll(namedImport)) {
    const isIcons = from === 'lucide-react';
    if (!isIcons && (!from.startsWith('@/') || /\.\w+$/.test(from))) continue;
    const api = isIcons ? iconsPackage : `${source}${from.slice(1)}/index.ts`;
    const imported = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
    imports.set(api, [...(imports.get(api) ?? []), ...imported]);
  }
  return imports;
}

function getSources(names: readonly string[], api: string, graph: Rolldown.ChunkingContext) {
  const info = graph.getModuleInfo(api);
  const sources = [...(info?.code ?? '').matchAll(namedImport)]
    .filter(([, exported = '']) => exported.split(/[\s,]+/).some((name) => names.includes(name)))
    .map(([, , from = '']) => from.replace(/^\.\//, '/'));
  return (info?.importedIds ?? []).filter((id) =>
    sources.some((from) => id.includes(`${from}.ts`) || id.endsWith(from)),
  );
}
