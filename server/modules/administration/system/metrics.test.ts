import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const token = 'a token of thirty-two characters.';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp({ config: { metricsToken: token } });
});
afterAll(() => tonada.close());

const ask = (authorization?: string) =>
  tonada.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

// Proves watch: Metrics need the token
it('shows nothing without the token', async () => {
  for (const wrong of [undefined, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`]) {
    const answer = await ask(wrong);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).not.toContain('tonada_');
  }
});

// Proves watch: Calls by route
it('times calls by route, never by address', async () => {
  await tonada.app.inject('/api/artists/nadie-a');
  await tonada.app.inject('/api/artists/nadie-b');
  const { body } = await ask(`Bearer ${token}`);
  expect(body).toContain(
    'tonada_call_seconds_count{method="GET",route="/api/artists/:id",status="404"} 2',
  );
  expect(body).not.toContain('nadie');
});

// Proves watch: What Sistema shows
it('has what Sistema shows, and leaves out what cannot be read', async () => {
  const { body, headers } = await ask(`Bearer ${token}`);
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'tonada_lane_waiting_seconds{lane="seconds"} ',
    'tonada_plays_waiting 0',
    'tonada_plays_refused 0',
    'tonada_jobs_given_up 0',
    'tonada_mail_refused 0',
    'tonada_people_connections{state="waiting"} 0',
    'tonada_jobs_connections{state="waiting"} 0',
    'tonada_disk_bytes{state="free"} ',
    'tonada_service_up{service="database"} ',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    expect(body).toContain(`\n${line}`);
  expect(body).not.toContain('tonada_backup_age_seconds{');
});

it('is not there without the setting', async () => {
  const without = await startTestApp();
  const answer = await without.app.inject('/metrics');
  expect(answer.body).not.toContain('tonada_');
  await without.close();
});
