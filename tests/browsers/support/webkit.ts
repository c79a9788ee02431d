import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/real-server.ts';
import { type DrivenBrowser, type FoundBrowser, patience } from './driven-browser.ts';
import { findCommand } from './find-command.ts';
import { createSession } from './web-driver.ts';

/** WebKitGTK's MiniBrowser, which the driver opens, in a folder named by the architecture. */
function findWindow(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(libraries, folder, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

type Parts = { driver: string; display: string; window: string };

async function start({ driver, display, window }: Parts): Promise<DrivenBrowser> {
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1280x860x24', driver, `--port=${port}`];
  const child = spawn(display, args, { stdio: 'ignore', detached: true });
  const end = async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    // Display, driver and window share a process group.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  try {
    const options = { binary: window, args: ['--automation'] };
    const session = await createSession(port, { 'webkitgtk:browserOptions': options }, patience);
    const quit = async () => {
      await session.quit();
      await end();
    };
    return { ...session, quit };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Finds WebKitGTK and runs it on a virtual display. */
export function findWebKit(): FoundBrowser {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('xvfb-run');
  const window = findWindow();
  if (!driver || !window) return { missing: 'the WebKitGTK driver is not installed' };
  if (!display) return { missing: 'xvfb, which the WebKitGTK driver needs, is not installed' };
  return { start: () => start({ driver, display, window }) };
}
