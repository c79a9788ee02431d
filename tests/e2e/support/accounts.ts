import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '#sample/demo-accounts.ts';
import type { AuthResponse } from '#contract/session.ts';
import type { Role } from '#contract/user.ts';

export const testPassword = 'una-clave-larga';

/** The listener's role is `user`. */
export function demoEmail(role: Role): string {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  return account.email;
}

/** Signs in with a demo account over the API and stores the session in the page. */
export async function signIn(page: Page, role: Role = 'user'): Promise<AuthResponse> {
  const data = { email: demoEmail(role), password: demoPassword };
  return keepSession(page, await getAnswer(page.request, '/api/auth/login', data));
}

/** Registers a listener for one test only, and stores the session in the page. */
export async function signInAsNewListener(page: Page): Promise<AuthResponse> {
  return keepSession(page, await registerListener(page.request));
}

/** Registers a listener for one test only. */
export async function registerListener(request: APIRequestContext): Promise<AuthResponse> {
  const data = {
    email: `${crypto.randomUUID()}@oyentes.example`,
    password: testPassword,
    displayName: 'Vera Prueba',
    dateOfBirth: '1990-05-17',
  };
  return getAnswer(request, '/api/auth/register', data);
}

async function getAnswer(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  // Tested by the server's own tests.
  return (await response.json()) as AuthResponse;
}

/**
 * Replaces the page's session. Writes from a same-origin page outside the application, so that
 * the application starts signed in and nothing restores the token after a sign-out.
 */
export async function keepSession(page: Page, session: AuthResponse): Promise<AuthResponse> {
  const blank = '**/__blank';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/__blank');
  await page.evaluate((token) => localStorage.setItem('token', token), session.token);
  await page.unroute(blank);
  return session;
}
