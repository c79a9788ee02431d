import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { exactBytes } from './exact-bytes.ts';
import { compiledEngine } from './compiled-engine.ts';

export type EngineRequest = { kind: 'data'; bytes: Uint8Array } | { kind: 'close' };
export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'data'; bytes: Uint8Array }
  | { kind: 'closed' };

export type EngineOptions = {
  folder: string;
  flushed: boolean;
};

export type EmbeddedEngine = {
  connect: () => EmbeddedConnection;
  closed: () => Promise<void>;
};

export function embeddedEngine(options: EngineOptions): EmbeddedEngine {
  let previous = Promise.resolve();
  const connect = () => {
    const connection = new EmbeddedConnection(options, previous);
    previous = new Promise((resolve) => connection.once('close', () => resolve()));
    return connection;
  };
  return { connect, closed: () => previous };
}

/**
 * The driver's stream to PostgreSQL in a worker, so that a slow statement never blocks the
 * server. Destroying it ends the worker; the pool then opens another.
 */
export class EmbeddedConnection extends Duplex {
  readonly #options: EngineOptions;
  readonly #previous: Promise<void>;
  #worker: Worker | undefined;
  #whenClosed: ((error?: Error) => void) | undefined;

  constructor(options: EngineOptions, previous: Promise<void>) {
    super();
    this.#options = options;
    this.#previous = previous;
  }

  connect() {
    void this.#start().catch((cause: unknown) => this.#break(cause));
    return this;
  }

  async #start() {
    const [compiled] = await Promise.all([compiledEngine(), this.#previous]);
    if (this.destroyed) return;
    const worker = new Worker(new URL('embedded-engine.worker.ts', import.meta.url), {
      workerData: { ...this.#options, compiled },
    });
    this.#worker = worker;
    worker.on('message', (message: EngineReply) => this.#receive(message));
    worker.on('error', (cause) => this.#break(cause));
    worker.on('exit', () => this.#break(undefined));
  }

  #break(cause: unknown) {
    // The driver's wording for a transient failure.
    this.destroy(new Error('Connection terminated: the engine stopped.', { cause }));
  }

  #receive(message: EngineReply) {
    if (message.kind === 'ready') this.emit('connect');
    else if (message.kind === 'data') this.push(Buffer.from(message.bytes));
    else this.#whenClosed?.();
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#sendBytes([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#sendBytes(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: (error?: Error) => void) {
    this.#whenClosed = () => {
      this.push(null);
      done();
    };
    this.#send({ kind: 'close' });
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    const ended = this.#worker?.terminate() ?? Promise.resolve(0);
    void ended.then(() => done(error));
  }

  #sendBytes(chunks: Buffer[]) {
    const bytes = exactBytes(chunks);
    this.#send({ kind: 'data', bytes }, [bytes.buffer]);
  }

  #send(request: EngineRequest, moved: readonly ArrayBuffer[] = []) {
    this.#worker?.postMessage(request, moved);
  }

  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    this.#worker?.ref();
    return this;
  }
  unref() {
    this.#worker?.unref();
    return this;
  }
}
