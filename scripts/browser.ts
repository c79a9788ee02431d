import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Lets Chromium run in a container, without network calls of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Containers give 64 MB of shared memory, less than a page of covers needs.
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Replaces Playwright's own list, so it repeats the relevant entries of its
 * `chromiumSwitches.ts`.
 */
const unused = [
  // Two pages per window for an unseen address bar: a seventh of a visit's work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const testFlags = [...browserFlags, `--disable-features=${unused.join(',')}`];

const commands = [
  // A page costs about a tenth less without windows.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const fixedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [chromium.executablePath(), ...onPath, ...fixedPaths].find((path) => existsSync(path));
}

/**
 * Installs Debian's package where possible.
 *
 * @throws with the ways to get one.
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present && existsSync(present)) return present;
  if (present) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${present}`);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installFromDebian();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}

/** Older distributions have only the full Chromium. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

function installFromDebian() {
  console.log('Installing Chromium with apt-get…');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  run('update', '-qq');
  const install = (name: string) => run('install', '-y', '-qq', '--no-install-recommends', name);
  debianPackages.some(install);
  // What a desktop has: the page is measured to stand still from it to its own typeface.
  install('fonts-liberation');
}
