// Runs on the host's Node (18 or newer) before anything is installed: no dependencies here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { planInstall } from './packages.mjs';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const buildInputs = [
  'src',
  'scripts/build',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const buildStamp = join(projectFolder, 'dist', '.build-stamp');

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(projectFolder, path), 'utf8'));
  } catch {
    return null;
  }
}

/** Exits with 1 on failure. */
export function ensureInstalled({ withTools }) {
  installMissing({ withTools });
  if (withTools) writeKeyTypes();
}

function installMissing({ withTools }) {
  const wanted = readJson('package-lock.json');
  const args = planInstall(wanted, readJson('node_modules/.package-lock.json'), { withTools });
  if (!args) return;
  const start = Date.now();
  console.log('Installing packages (up to a minute the first time)…');
  // The npm that called us, without a shell on Windows.
  const npm = process.env.npm_execpath;
  const options = { cwd: projectFolder, stdio: 'inherit' };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync(['npm', ...args].join(' '), { ...options, shell: true });
  if (status !== 0)
    fail('Installing failed: see npm’s message above, check the network, and run it again.');
  console.log(`Installed in ${seconds(start)}.`);
}

const keyTypes = join(projectFolder, 'src', 'shared', 'i18n', 'generated', 'resources.d.ts');
const spanishFolder = join(projectFolder, 'locales', 'es');

/** Needs the development tools. */
export function writeKeyTypes() {
  const cli = join(projectFolder, 'node_modules', 'i18next-cli', 'dist', 'esm', 'cli.js');
  const paths = readdirSync(spanishFolder).map((name) => join(spanishFolder, name));
  const isNewer = (path) => statSync(path).mtimeMs > statSync(keyTypes).mtimeMs;
  if (!existsSync(cli)) return;
  if (existsSync(keyTypes) && ![spanishFolder, ...paths].some(isNewer)) return;
  const args = [cli, 'types', '--quiet', '--config', 'scripts/locales/i18next.config.ts'];
  const { status, stdout, stderr } = spawnSync(findNode(), args, { cwd: projectFolder });
  if (status !== 0) return console.error(`${stdout}${stderr}`);
  // Saving without a change does not rewrite the types.
  utimesSync(keyTypes, new Date(), new Date());
}

/** Sorted, so that equal trees have equal fingerprints. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesBelow(join(path, name)));
}

// Contents, because a checkout changes times and a deleted file has none.
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    for (const file of filesBelow(join(projectFolder, input))) {
      hash.update(file.slice(projectFolder.length)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === fingerprintOfSources();
}

/** Vite empties dist/ first, so a failed build leaves no stamp. `isStrict` makes warnings fail. */
export async function build({ isStrict }) {
  const start = Date.now();
  console.log('Building the application…');
  const fingerprint = fingerprintOfSources();
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(findNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: projectFolder,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  if (output.trim()) console.log(output.trim());
  if (status !== 0) fail('The build failed: see the messages above.');
  if (output.trim() && isStrict)
    fail('The build gave warnings, and a warning counts as a failure.');
  writeFileSync(buildStamp, fingerprint);
  console.log(`Built in ${seconds(start)}.`);
}

/** The host's own Node on a platform without a package. */
export function findNode() {
  const optional = Object.keys(readJson('package.json').optionalDependencies);
  for (const name of optional.filter((each) => each.startsWith('node-'))) {
    const folder = join('node_modules', name);
    const { bin } = readJson(join(folder, 'package.json')) ?? {};
    if (bin) return join(projectFolder, folder, typeof bin === 'string' ? bin : bin.node);
  }
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 24)
    fail(`No Node is packaged for ${process.platform}-${process.arch}: install Node 26.`);
  return process.execPath;
}

/**
 * glibc keeps a memory arena per thread, which PGlite and the image library fill: two instead of
 * eight per core save about 70 MB. Other C libraries ignore it.
 */
const leanMemory = { MALLOC_ARENA_MAX: '2' };

/** Later starts are a third faster. Safe to delete at any time. */
const keptCode = { NODE_COMPILE_CACHE: join(projectFolder, 'node_modules', '.cache', 'compiled') };

/**
 * Forwards signals and exits with the script's code. A closed IPC channel tells the script that
 * this process ended; the message `built` that the client is built.
 */
export function runInForeground(script, args = [], built) {
  const child = spawn(findNode(), [script, ...args], {
    cwd: projectFolder,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...leanMemory,
      ...keptCode,
      ...process.env,
      ...(built && { CLIENT_IS_BUILT: 'later' }),
    },
  });
  built?.then(() => child.send('built'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  stopWithoutNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    // Also ends a build that is still running.
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
  });
}

/**
 * Killing npm sends us no signal; only our parent changes. Without this check the server would
 * outlive the command.
 */
function stopWithoutNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
