import * as z from 'zod/mini';
import type { NewerVersion } from '#contract/system.ts';
import { toDay } from '../days.ts';

/** Milliseconds. */
const patience = 10_000;

/** Bytes; a hundred releases with long notes have a tenth of it. */
const most = 4_000_000;

/** What GitHub, Gitea and Forgejo say of a release. */
const releaseSchema = z.object({
  tag_name: z.string(),
  html_url: z.url({ protocol: /^https$/ }),
  published_at: z.nullish(z.iso.datetime({ offset: true })),
  draft: z.optional(z.boolean()),
  prerelease: z.optional(z.boolean()),
});

type Numbers = readonly [number, number, number];

function toNumbers(name: string): Numbers | null {
  const found = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(name);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}

function compare(one: Numbers, other: Numbers): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The newest release that is newer than `own`, or null. Nothing of this service is sent.
 *
 * @param address lists releases as GitHub, Gitea and Forgejo do
 * @throws where it cannot be read
 */
export async function findNewer(address: string, own: string): Promise<NewerVersion | null> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', 'user-agent': 'tonada' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const rows = z.array(z.unknown()).parse(JSON.parse(await readText(answer)));
  const present = toNumbers(own);
  const newer = rows.flatMap((row) => {
    // A release that says something else hides no other.
    const { data } = releaseSchema.safeParse(row);
    if (!data || data.draft || data.prerelease) return [];
    const numbers = toNumbers(data.tag_name);
    return numbers && present && compare(numbers, present) > 0 ? [{ numbers, ...data }] : [];
  });
  const [newest] = newer.toSorted((one, other) => compare(other.numbers, one.numbers));
  if (!newest) return null;
  const { numbers, html_url: link, published_at: at } = newest;
  return { version: numbers.join('.'), link, day: at ? toDay(new Date(at)) : null };
}

async function readText({ body, url }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > most) throw new Error(`${url} answers with more than ${most} characters`);
  }
  return text + decoder.decode();
}
