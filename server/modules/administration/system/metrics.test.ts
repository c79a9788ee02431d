import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { insertBackupRun } from './backup-run.repository.ts';

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
    'tonada_calls_working 0',
    'tonada_calls_waiting 0',
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

/** Prometheus writes these itself. */
const ofPrometheus = { names: ['up'], labels: ['instance', 'job'] };

type Asked = { name: string; labels: string[]; values: string[] };

/** Names and labels of the series in a PromQL expression, and the values that it compares with `=`. */
function readExpression(text: string): Asked[] {
  const grouped = [...text.matchAll(/\b(?:by|without|ignoring|on) \(([^)]*)\)/g)].flatMap(
    ([, labels = '']) => labels.split(', '),
  );
  return [...text.matchAll(/\b(?:(?:tonada|nodejs|process)_\w+|up\b)(?:\{([^}]*)\})?/g)].map(
    ([series, matchers = '']) => {
      const compared = [...matchers.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)];
      return {
        name: series.split('{', 1)[0] ?? '',
        labels: [...grouped, ...compared.map(([, label = '']) => label)],
        values: compared.flatMap(([, label, how, value]) =>
          how === '=' ? [`${label}="${value}"`] : [],
        ),
      };
    },
  );
}

const readDeployed = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../deploy', file), 'utf8');

// Proves watch: The board and the alerts ask for what is served
it.each([
  ['prometheus-alerts.yaml', /expr: (?:>-\n((?: {10}.*\n)+)|(.*))/g, 12],
  ['grafana-board.json', /"expr": ("(?:[^"\\]|\\.)*")/g, 17],
] as const)(
  'serves every metric, label and value that %s asks for',
  async (file, pattern, least) => {
    const { db, clock } = tonada;
    await insertBackupRun(db, { endedAt: clock(), place: '/copies/a', bytes: 1, failure: null });
    await tonada.app.inject('/api/artists/nadie-a');
    const screens = [{ route: '/', lcp: 1_200, interaction: 80 }];
    await tonada.app.inject({ method: 'POST', url: '/api/page-times', payload: { screens } });
    const { body } = await ask(`Bearer ${token}`);
    const served = Map.groupBy(
      [...body.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)],
      ([, name = '']) => name,
    );
    const asked = [...readDeployed(file).matchAll(pattern)]
      .map(([, first, second]) => first ?? second ?? '')
      .flatMap((text) =>
        readExpression(text.startsWith('"') ? (JSON.parse(text) as string) : text),
      );
    expect(asked.length).toBeGreaterThan(least);
    for (const { name, labels, values } of asked) {
      if (ofPrometheus.names.includes(name)) continue;
      const series = served.get(name);
      expect({ name, isServed: series !== undefined }).toEqual({ name, isServed: true });
      const pairs = new Set(series?.flatMap(([, , text = '']) => text.match(/\w+="[^"]*"/g) ?? []));
      const names = new Set([...pairs].map((pair) => pair.split('=', 1)[0] ?? ''));
      const isKnown = (label: string) => names.has(label) || ofPrometheus.labels.includes(label);
      expect({ name, labels: labels.filter((label) => !isKnown(label)) }).toEqual({
        name,
        labels: [],
      });
      expect({ name, values: values.filter((pair) => !pairs.has(pair)) }).toEqual({
        name,
        values: [],
      });
    }
  },
);

// Proves watch: Each alert links to what to do
it('links each alert to a section that is there', () => {
  const rules = readDeployed('prometheus-alerts.yaml');
  const links = [...rules.matchAll(/runbook_url: docs\/operations\/incident\.md#(\S+)/g)];
  expect(links).toHaveLength(rules.split('- alert: ').length - 1);
  const page = readDeployed('../docs/operations/incident.md');
  const anchors = [...page.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  for (const [, anchor] of links) expect(anchors).toContain(anchor);
});

it('is not there without the setting', async () => {
  const without = await startTestApp();
  const answer = await without.app.inject('/metrics');
  expect(answer.body).not.toContain('tonada_');
  await without.close();
});
