import { strFromU8, unzipSync } from 'fflate';
import type { SignedIn, TestApp } from './start-test-app.ts';

type Tonada = Pick<TestApp, 'app'>;
type Who = Pick<SignedIn, 'headers'>;

const url = '/api/user/data-export';

export const orderData = ({ app }: Tonada, { headers }: Who) =>
  app.inject({ method: 'POST', url, headers });

export const askAddress = ({ app }: Tonada, { headers }: Who) =>
  app.inject({ method: 'POST', url: `${url}/address`, headers });

async function readArchive({ app }: Tonada, address: string) {
  const { statusCode, rawPayload } = await app.inject({ url: address });
  if (statusCode !== 200) throw new Error(`The file was answered with ${statusCode}.`);
  const files = Object.entries(unzipSync(rawPayload));
  return Object.fromEntries(files.map(([path, content]) => [path, strFromU8(content)]));
}

/**
 * Orders a person's data export, runs its jobs and downloads it.
 *
 * @returns contents by path.
 */
export async function takeFiles(tonada: Tonada, who: Who) {
  const ordered = await orderData(tonada, who);
  if (ordered.statusCode !== 202) throw new Error(`The order was answered: ${ordered.body}`);
  await tonada.app.jobs.runAsked();
  const { address } = (await askAddress(tonada, who)).json<{ address: string }>();
  return readArchive(tonada, address);
}

/** Like `takeFiles`, but returns the rows of each part of the JSON document. */
export async function takeData(tonada: Tonada, who: Who) {
  const files = await takeFiles(tonada, who);
  return JSON.parse(files['datos.json'] ?? '{}') as {
    [part: string]: { [column: string]: unknown }[];
  };
}
