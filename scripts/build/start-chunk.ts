import type { Rolldown } from 'vite';

/** What a visitor's first visit runs: the entry, the visitor shell and the home page. */
const roots = ['/app/entrypoint/main.tsx', '/pages/listener/home/index.ts'];

/** The icons are one public API with a module each. */
const iconsPackage = '/node_modules/lucide-react/';

const namedImport = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * What the start is made of, in the order in which it is evaluated: a module belongs to the first part that has it, with all
 * that it imports and no part before has. So a part imports nothing but parts before it, and the page can take a turn
 * after each (`baked-shell.ts`).
 */
const parts = [
  // The style sheets of all parts, in one file.
  {
    name: 'start-dom',
    holds: /^\0rolldown|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|\.css$/,
  },
  { name: 'start-store', holds: /[\\/]node_modules[\\/](?!lucide-react[\\/])/ },
  { name: 'start-kit', holds: /[\\/]src[\\/](shared|entities)[\\/]/ },
  { name: 'start', holds: /^/ },
] as const;

/** The bundler's own module, which every chunk imports. */
const runtime = '\0rolldown/runtime.js';

/**
 * Puts every module that a first visit to the home page runs into the chunks of the start; anything else is left to the
 * bundler. A public API (`index.ts`) is followed only to what is asked of it. `source` is the folder of the application.
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
    const asked = askedOfApis(info?.code ?? '', source);
    for (const imported of info?.importedIds ?? []) {
      const names = asked.get(imported.includes(iconsPackage) ? iconsPackage : imported);
      open.push(...(names ? sourcesOf(names, imported, graph) : [imported]));
    }
  }
  return found;
}

/** Names that a module imports from each public API, by the API's module id. */
function askedOfApis(code: string, source: string) {
  const asked = new Map<string, string[]>();
  for (const [, names = '', from = ''] of code.matchAll(namedImport)) {
    const isIcons = from === 'lucide-react';
    if (!isIcons && (!from.startsWith('@/') || /\.\w+$/.test(from))) continue;
    const api = isIcons ? iconsPackage : `${source}${from.slice(1)}/index.ts`;
    const imported = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
    asked.set(api, [...(asked.get(api) ?? []), ...imported]);
  }
  return asked;
}

/** Modules behind a public API that hold the names asked of it. */
function sourcesOf(names: readonly string[], api: string, graph: Rolldown.ChunkingContext) {
  const info = graph.getModuleInfo(api);
  const sources = [...(info?.code ?? '').matchAll(namedImport)]
    .filter(([, exported = '']) => exported.split(/[\s,]+/).some((name) => names.includes(name)))
    .map(([, , from = '']) => from.replace(/^\.\//, '/'));
  return (info?.importedIds ?? []).filter((id) =>
    sources.some((from) => id.includes(`${from}.ts`) || id.endsWith(from)),
  );
}
