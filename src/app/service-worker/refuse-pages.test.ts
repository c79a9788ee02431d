import { expect, it } from 'vitest';
import { refusePages } from './refuse-pages';

const answer = (type: string, status = 200) =>
  new Response('<h1>Wi-Fi</h1>', { status, headers: { 'content-type': type } });

const take = (response: Response) =>
  refusePages.fetchDidSucceed({ response } as Parameters<typeof refusePages.fetchDidSucceed>[0]);

// Proves failures: A page in place of an answer
it('keeps no page in place of a file, a cover or a person', async () => {
  await expect(take(answer('text/html; charset=utf-8'))).rejects.toThrow('page');
});

it.each([
  ['a file', answer('text/javascript')],
  ['a cover', answer('image/avif')],
  ['a refusal, whoever writes it', answer('text/html', 502)],
])('takes %s', async (_what, response) => {
  expect(await take(response)).toBe(response);
});
