import { strFromU8, unzipSync } from 'fflate';
import type { SignedIn, TestApp } from './start-test-app.ts';

type Tonada = Pick<TestApp, 'app'>;
type Who = Pick<SignedIn, 'headers'>;

const url = '/api/user/data-export';

/** Orders the file with somebody's data. */
export const orderData = ({ app }: Tonada, { headers }: Who) =>
  app.inject({ method: 'POST', url, headers });

/** Asks where somebody's file is. */
export const askAddress = ({ app }: Tonada, { headers }: Who) =>
  app.inject({ method: 'POST', url: `${url}/address`, headers });

/** What lies in the file at an address, as text by its path. */
async function readArchive({ app }: Tonada, address: string) {
  const { statusCode, rawPayload } = await app.inject({ url: address });
  if (statusCode !== 200) throw new Error(`The file was answered with ${statusCode}.`);
  const files = Object.entries(unzipSync(rawPayload));
  return Object.fromEntries(files.map(([path, content]) => [path, strFromU8(content)]));
}

/** Orders somebody's data, lets the jobs make the file, and takes it. @returns what lies in it, by its path. */
export async function takeFiles(tonada: Tonada, who: Who) {
  const ordered = await orderData(tonada, who);
  if (ordered.statusCode !== 202) throw new Error(`The order was answered: ${ordered.body}`);
  await tonada.app.jobs.runDue();
  const { address } = (await askAddress(tonada, who)).json<{ address: string }>();
  return readArchive(tonada, address);
}

/** The same for the document of it all: the rows of each part. */
export async function takeData(tonada: Tonada, who: Who) {
  const files = await takeFiles(tonada, who);
  return JSON.parse(files['datos.json'] ?? '{}') as {
    [part: string]: { [column: string]: unknown }[];
  };
}
