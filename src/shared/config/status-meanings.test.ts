import { expect, it } from 'vitest';
import { accountStatusSchema } from '@/shared/contract/administration.ts';
import { canvasStatuses } from '@/shared/contract/canvas-limits.ts';
import { concertStatuses } from '@/shared/contract/concert-choices.ts';
import { campaignStatuses, fanNotificationStatuses } from '@/shared/contract/fan-choices.ts';
import { releaseStatusSchema } from '@/shared/contract/label-figures.ts';
import { marqueeStatuses } from '@/shared/contract/marquee-limits.ts';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';
import { securityOutcomes } from '@/shared/contract/security-log.ts';
import { serviceStatusSchema } from '@/shared/contract/system.ts';
import { statusMeanings } from './status-meanings';

it.each([
  ['account', accountStatusSchema.options],
  ['canvas', canvasStatuses],
  ['concert', concertStatuses],
  ['fanCampaign', ['planned', ...campaignStatuses]],
  ['fanNotification', fanNotificationStatuses],
  ['marquee', ['planned', 'waiting', ...marqueeStatuses]],
  ['pitch', pitchStatuses],
  ['release', releaseStatusSchema.options],
  ['securityOutcome', securityOutcomes],
  ['service', serviceStatusSchema.options],
] as const)('%s: every status of the contract has a meaning', (thing, statuses) => {
  expect(Object.keys(statusMeanings[thing]).toSorted()).toEqual([...statuses].toSorted());
});

it('gives a status one meaning in all tools', () => {
  const { run: _seenByItsMaker, labelContract: _redByRule, ...others } = statusMeanings;
  const meanings = new Map<string, Set<string>>();
  for (const [status, meaning] of Object.values(others).flatMap((table) => Object.entries(table))) {
    meanings.set(status, (meanings.get(status) ?? new Set()).add(meaning));
  }
  expect([...meanings].filter(([, found]) => found.size > 1)).toEqual([]);
  expect(meanings.get('draft')).toEqual(new Set(['yours']));
  expect(meanings.get('rejected')).toEqual(new Set(['failed']));
});
