// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { campaignFaults, emptyCampaign } from './campaign-form';

it.each([
  ['1.000', undefined],
  ['1.000.000', undefined],
  ['0', 'count'],
  ['1e1', 'count'],
  ['72.9', 'count'],
  ['1.000.001', 'count'],
])('reads places of %j: %s', (maxParticipants, fault) => {
  expect(campaignFaults({ ...emptyCampaign(), maxParticipants }).maxParticipants).toBe(fault);
});
