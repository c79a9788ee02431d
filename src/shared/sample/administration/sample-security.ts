import type { SecurityEventList } from '../../contract/security-log.ts';

const julian = { id: 'usr_sample-5', name: 'Julián Arnedillo' };
const chepe = { id: 'usr_sample-9', name: 'Chepe Barrientos' };

/** Newest first. */
export const sampleSecurity: SecurityEventList = {
  events: [
    {
      id: '6',
      at: '2026-11-18T16:40:00.000Z',
      kind: 'suspension',
      outcome: 'success',
      actor: julian,
      subject: chepe,
      address: '192.0.2.7',
      detail: { to: 'suspended' },
    },
    {
      id: '5',
      at: '2026-11-18T16:31:00.000Z',
      kind: 'sign-in',
      outcome: 'success',
      actor: julian,
      subject: julian,
      address: '192.0.2.7',
      detail: { way: 'login' },
    },
    {
      id: '4',
      at: '2026-11-18T16:12:00.000Z',
      kind: 'sign-in',
      outcome: 'failure',
      actor: null,
      subject: chepe,
      address: '198.51.100.23',
      detail: { way: 'login', reason: 'unauthorized' },
    },
    {
      id: '3',
      at: '2026-11-16T10:02:00.000Z',
      kind: 'payment',
      outcome: 'success',
      actor: julian,
      subject: null,
      address: '192.0.2.7',
      detail: { payouts: 3, amount: 1234.5, receivers: 1 },
    },
    {
      id: '2',
      at: '2026-11-14T21:20:00.000Z',
      kind: 'deletion',
      outcome: 'success',
      actor: { id: 'usr_sample-0', name: null },
      subject: { id: 'usr_sample-0', name: null },
      address: null,
      detail: null,
    },
    {
      id: '1',
      at: '2026-11-12T11:05:00.000Z',
      kind: 'service',
      outcome: 'success',
      actor: julian,
      subject: null,
      address: '192.0.2.7',
      detail: { setting: 'registrations', isOn: true },
    },
  ],
  total: 6,
  hasMore: false,
};
