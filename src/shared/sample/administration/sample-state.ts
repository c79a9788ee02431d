import type { ServerMetrics, SystemState } from '../../contract/system.ts';

/** Gigabytes of 1024 MB, in bytes. */
const gigabytes = (number: number) => Math.round(number * 1024 ** 3);

/** An hour of values around one, the same at every visit. */
const around = (value: number, swing: number) =>
  Array.from({ length: 60 }, (_, minute) => value + swing * Math.sin(minute / 5));

const server: ServerMetrics = {
  name: 'tonada-1:3001',
  startedAt: '2026-11-02T06:00:00.000Z',
  at: '2026-11-19T12:00:00.000Z',
  cpu: { now: 0.45, hour: around(0.42, 0.08) },
  memory: {
    used: gigabytes(5.4),
    total: gigabytes(8),
    own: gigabytes(0.4),
    hour: around(gigabytes(5.3), gigabytes(0.2)),
  },
  storage: {
    used: gigabytes(340),
    total: gigabytes(500),
    hour: around(gigabytes(340), 0),
  },
  requests: { now: 1_247, hour: around(1_200, 180) },
};

/** Four sample services and a server. See docs/product/administration.md. */
export const sampleState: SystemState = {
  servers: [server],
  services: [
    {
      service: 'API Gateway',
      status: 'healthy',
      uptime: 0.999,
      responseTime: 45,
      lastFailure: null,
    },
    { service: 'Database', status: 'healthy', uptime: 0.998, responseTime: 12, lastFailure: null },
    {
      service: 'Streaming Service',
      status: 'warning',
      uptime: 0.985,
      responseTime: 120,
      lastFailure: { at: '2026-11-19T11:52:00.000Z', reason: 'No answer in 5000 ms.' },
    },
    { service: 'CDN', status: 'healthy', uptime: 0.999, responseTime: 23, lastFailure: null },
  ],
  screens: [
    { route: '/', lcp: { count: 812, p75: 1_420 }, interaction: { count: 954, p75: 72 } },
    { route: '/album/:id', lcp: { count: 96, p75: 2_710 }, interaction: { count: 388, p75: 104 } },
    { route: '/playlist/:id', lcp: null, interaction: { count: 241, p75: 236 } },
    { route: '/search', lcp: { count: 41, p75: 4_350 }, interaction: { count: 502, p75: 540 } },
  ],
  lastBackup: {
    at: '2026-11-19T03:20:00.000Z',
    bytes: 52_428_800,
    place: '/srv/tonada/backups/tonada-2026-11-19T0320.backup',
  },
  nightlyBackup: {
    obstacle: null,
    lastAttempt: { at: '2026-11-19T03:20:00.000Z', failure: null },
    nextAt: '2026-11-20T03:00:00.000Z',
  },
};
