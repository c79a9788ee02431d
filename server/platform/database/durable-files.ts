import { closeSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// Internals of the engine 0.5.14, which never flushes, and unlinks a file before renaming over
// it.
type Node = { name: string };
type NodeFileSystem = {
  realPath: (node: Node) => string;
  tryFSOperation: <Result>(operation: () => Result) => Result;
  convertNodeCode: (error: Error) => number;
  node_ops: { rename: (node: Node, folder: Node, name: string) => void };
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
};
type EngineModule = { FS: { filesystems: { NODEFS: NodeFileSystem } } };

/** A power cut loses nothing. */
export class DurableFiles extends NodeFS {
  /** The engine itself reports only a number. */
  lastFailure: Error | undefined;

  override async init(...[engine, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(engine, options);
    const changes = [makeDurable, (module: EngineModule) => this.#hearFailures(module)];
    const preRun = [...(emscriptenOpts.preRun ?? []), ...changes] as NonNullable<
      typeof emscriptenOpts.preRun
    >;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #hearFailures({ FS }: EngineModule) {
    const files = FS.filesystems.NODEFS;
    const convert = files.convertNodeCode.bind(files);
    files.convertNodeCode = (error) => {
      if ('code' in error && fatalCodes.has(String(error.code))) this.lastFailure = error;
      return convert(error);
    };
  }
}

const fatalCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
]);

function makeDurable({ FS }: EngineModule) {
  const files = FS.filesystems.NODEFS;
  files.stream_ops.fsync = ({ nfd }) => files.tryFSOperation(() => (fsyncSync(nfd), 0));
  files.node_ops.rename = (node, folder, name) => {
    const target = join(files.realPath(folder), name);
    files.tryFSOperation(() => renameSync(files.realPath(node), target));
    node.name = name;
  };
}

export function flushTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flushFolder(folder);
}

/** Windows flushes names by itself. */
export function flushFolder(folder: string) {
  if (process.platform !== 'win32') flush(folder);
}

function flush(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
