import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '#sample/demo-accounts.ts';
import type { AuthResponse } from '#contract/session.ts';
import type { Role } from '#contract/user.ts';

/** Password of every account that `registerListener` makes. */
export const testPassword = 'una-clave-larga';

/** Demo email of a role; the listener's role is `user`. */
export function demoEmail(role: Role): string {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  return account.email;
}

/** Signs in over the API with a demo account and puts the session into the page. */
export async function signIn(page: Page, role: Role = 'user'): Promise<AuthResponse> {
  const data = { email: demoEmail(role), password: demoPassword };
  return keepSession(page, await answerOf(page.request, '/api/auth/login', data));
}

/**
 * Registers a listener of the test's own, so that no other test sees what it does, and puts the
 * session into the page.
 */
export async function signInAsNewListener(page: Page): Promise<AuthResponse> {
  return keepSession(page, await registerListener(page.request));
}

/** Registers a listener of the test's own. */
export async function registerListener(request: APIRequestContext): Promise<AuthResponse> {
  const data = {
    email: `${crypto.randomUUID()}@oyentes.example`,
    password: testPassword,
    displayName: 'Vera Prueba',
    dateOfBirth: '1990-05-17',
  };
  return answerOf(request, '/api/auth/register', data);
}

async function answerOf(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  // The contract of this path is the server's own test.
  return (await response.json()) as AuthResponse;
}

/**
 * Puts a session into the page, instead of any other. Stored from a page of the origin that is not the application, so
 * that the application starts signed in and nothing stores the token again after a sign-out.
 */
export async function keepSession(page: Page, session: AuthResponse): Promise<AuthResponse> {
  const blank = '**/__blank';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/__blank');
  await page.evaluate((token) => localStorage.setItem('token', token), session.token);
  await page.unroute(blank);
  return session;
}
