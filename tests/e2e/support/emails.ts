import type { Page } from '@playwright/test';
import type { AuthResponse } from '#contract/session.ts';
import { readOutbox } from '../../../server/testing/read-emails.ts';
import { expect } from './test.ts';

/**
 * Returns the path of the last link emailed to an address with this subject, by a server without
 * SMTP.
 */
export async function mailedLink(dataFolder: string, to: string, subject: RegExp): Promise<string> {
  const find = () =>
    readOutbox(dataFolder, to)
      .filter((message) => subject.test(message))
      .map((message) => /https?:\/\/[^/\s]+(\/\S+#token=[\w&=-]+)/.exec(message)?.[1] ?? '')
      .at(-1) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** Confirms a registered email by the link in its mail. */
export async function proveEmail(
  page: Page,
  { token, user }: Pick<AuthResponse, 'token' | 'user'>,
  dataFolder: string,
): Promise<void> {
  const link = await mailedLink(dataFolder, user.email, /Confirma tu email/);
  const used = await page.request.post('/api/auth/verify-email', {
    headers: { authorization: `Bearer ${token}` },
    data: { token: /token=([\w-]+)/.exec(link)?.[1] },
  });
  expect(used.status()).toBe(200);
}
