import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import type { Preparation, SoundFacts } from '#contract/release.ts';
import { makeMp3 } from '../../../server/testing/make-sound.ts';

/** By UTC. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Prepares a release of one song, for today by default; returns how to send it. */
export async function prepareRelease(
  request: APIRequestContext,
  token: string,
  { title, releaseDate = dayAhead(0) }: { title: string; releaseDate?: string },
) {
  const headers = { authorization: `Bearer ${token}` };
  // Parallel journeys share this label account, and the server limits a person's uploads at a
  // time.
  const put = async (kind: string, data: Buffer) => {
    let answer: unknown;
    await expect(async () => {
      const sent = await request.put(`/api/label/uploads/${kind}`, {
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        data,
      });
      expect(sent.status(), await sent.text()).toBe(200);
      answer = await sent.json();
    }).toPass();
    return answer;
  };
  const square = { width: 700, height: 700, channels: 3, background: '#7a2e5d' } as const;
  const { cover } = (await put('cover', await sharp({ create: square }).png().toBuffer())) as {
    cover: string;
  };
  const { sound } = (await put('sound', await makeMp3(31))) as SoundFacts;
  const draft = {
    title,
    artistId: 'art_nora-quintavalle',
    type: 'single',
    releaseDate,
    cover,
    tracks: [{ sound, title, writers: ['Nora'], producers: [] }],
  };
  const made = await request.post('/api/label/drafts', { headers, data: draft });
  expect(made.status(), await made.text()).toBe(201);
  const { id, version } = (await made.json()) as Preparation;
  return {
    id,
    send: async () => {
      const data = { version };
      const sent = await request.post(`/api/label/drafts/${id}/send`, { headers, data });
      expect(sent.status(), await sent.text()).toBe(200);
      return ((await sent.json()) as Preparation).version;
    },
  };
}
