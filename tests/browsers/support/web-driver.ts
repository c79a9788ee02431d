import { setTimeout as delay } from 'node:timers/promises';
import type { DrivenBrowser } from './driven-browser.ts';

/** Key of an element reference. Source: WebDriver, 12.1. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const pollEvery = 100;

type Send = <Value = unknown>(method: string, path: string, body?: object) => Promise<Value>;

const sender =
  (origin: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function untilReady(send: Send, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(pollEvery);
    }
  }
}

/**
 * Starts a session of the classic WebDriver protocol, which WebKitGTK uses. `patience` is in
 * milliseconds. Source: https://www.w3.org/TR/webdriver2/
 */
export async function createSession(
  port: number,
  capabilities: object,
  patience: number,
): Promise<DrivenBrowser> {
  const origin = `http://127.0.0.1:${port}`;
  const send = sender(origin);
  await untilReady(send, patience);
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', wanted);
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { implicit: patience });
  const find = async (path: string) => {
    const query = { using: 'xpath', value: path };
    const found = await send<Record<string, string>>('POST', `${session}/element`, query);
    return `${session}/element/${found[elementKey]}`;
  };
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    press: async (path) => void (await send('POST', `${await find(path)}/click`, {})),
    write: async (path, text) => void (await send('POST', `${await find(path)}/value`, { text })),
    read: async (path, property) =>
      String(await send('GET', `${await find(path)}/property/${property}`)),
    photograph: async () =>
      Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    quit: async () => void (await send('DELETE', session)),
  };
}
