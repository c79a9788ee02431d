import { buffer } from 'node:stream/consumers';
import { type Connect, createServer } from 'vite';

/** By the endings of names. */
const types = new Map([
  ['mp3', 'audio/mpeg'],
  ['flac', 'audio/flac'],
  ['m4a', 'audio/mp4'],
  ['opus', 'audio/ogg'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
]);

type Heard = { events: string[]; sound: Float32Array };

/** Serves songs by ranges, and a page that plays them one after the other. */
export async function serveAlbum(songs: ReadonlyMap<string, Buffer>) {
  const root = process.cwd();
  const heard = Promise.withResolvers<Heard>();
  const server = await createServer({
    configFile: false,
    root: `${root}/tests/browsers/support`,
    cacheDir: `${root}/node_modules/.cache/album`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { allow: [root] } },
    resolve: { alias: { '@/': `${root}/src/` } },
  });
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const song = songs.get(pathname.slice(1));
    if (pathname === '/heard') {
      const events = (searchParams.get('events') ?? '').split(',');
      const read = async () => new Float32Array(new Uint8Array(await buffer(request)).buffer);
      request.once('end', () => response.end());
      heard.resolve((async () => ({ events, sound: await read() }))());
    } else if (song) {
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const first = Number(from ?? 0);
      const part = song.subarray(first, to ? Number(to) + 1 : song.length);
      response.writeHead(from === undefined ? 200 : 206, {
        'content-type': types.get(pathname.split('.').at(-1) ?? '') ?? '',
        'content-range': `bytes ${first}-${first + part.length - 1}/${song.length}`,
      });
      response.end(part);
    } else next();
  };
  server.middlewares.stack.unshift({ route: '', handle: serve });
  await server.listen();
  const query = new URLSearchParams([...songs.keys()].map((name) => ['song', `/${name}`]));
  return {
    address: `${server.resolvedUrls?.local[0] ?? ''}album.html?${query}`,
    heard: heard.promise,
    close: () => server.close(),
  };
}
