import { readFile } from 'node:fs/promises';

export type CompiledEngine = {
  pgliteWasmModule: WebAssembly.Module;
  initdbWasmModule: WebAssembly.Module;
};

let compiled: Promise<CompiledEngine> | undefined;

/** Once per process: a later start takes half the time. */
export function compiledEngine(): Promise<CompiledEngine> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<CompiledEngine> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async (name) => {
      const file = new URL(name, import.meta.resolve('@electric-sql/pglite'));
      return WebAssembly.compile(await readFile(file));
    }),
  );
  return { pgliteWasmModule, initdbWasmModule } as CompiledEngine;
}
