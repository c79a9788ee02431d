import { expect, it } from 'vitest';
import { campaignReason } from './campaign-reason';

const campaign = { status: 'active', participantCount: 3, maxParticipants: 10 } as const;

// Proves fans: The reason on its card
it.each([
  [{}, null],
  [{ participantCount: 10 }, 'full'],
  [{ isResting: true, participantCount: 10 }, 'resting'],
  [{ status: 'completed', participantCount: 10 }, 'over'],
  [{ status: 'cancelled' }, 'calledOff'],
  [{ status: 'cancelled', calledOffWith: 'concert' }, 'concert'],
  [{ status: 'draft' }, null],
] as const)('a campaign with %o takes nobody more because of: %s', (change, reason) => {
  expect(campaignReason({ ...campaign, ...change })).toBe(reason);
});
