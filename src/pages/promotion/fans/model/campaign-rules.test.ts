// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { makeFanCampaign } from '@/entities/fan/index.testing';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { dayFromToday } from '@/shared/lib/form';
import { campaignItem } from './campaign-item';
import { type CampaignForm, rules } from './campaign-rules';

const read = (change: Partial<CampaignForm>) =>
  rules.safeParse({
    ...campaignItem.empty(),
    title: 'Ensayo',
    description: 'Treinta sillas.',
    ...change,
  });
const faulty = (change: Partial<CampaignForm>) =>
  read(change).error?.issues.map(({ path }) => path[0]) ?? [];

const toTyped = (thing: FanCampaign) => campaignItem.toTyped({ kind: 'server', thing });

beforeAll(() => campaignItem.schema.opening());

it.each([
  ['1.000', []],
  ['1.000.000', []],
  ['0', ['maxParticipants']],
  ['1e1', ['maxParticipants']],
  ['72.9', ['maxParticipants']],
  ['1.000.001', ['maxParticipants']],
])('reads places of %j: %j', (maxParticipants, faults) => {
  expect(faulty({ maxParticipants })).toEqual(faults);
});

it('ends no earlier than it begins, and today or later', () => {
  const days = (start: number, end: number) =>
    read({ startDate: dayFromToday(start), endDate: dayFromToday(end) }).error?.issues.map(
      ({ message }) => message,
    );
  expect(days(-3, 0)).toBeUndefined();
  expect(days(2, 1)).toEqual(['order']);
  expect(days(-3, -1)).toEqual(['over']);
});

it('sends what a campaign has, without a concert where none is chosen', () => {
  const { title } = makeFanCampaign('c1');
  expect(read(toTyped(makeFanCampaign('c1', { endDate: dayFromToday(1) }))).data).toMatchObject({
    title,
    maxParticipants: 100,
    concertId: null,
  });
});
