import { defineModule } from '../../../platform/module.ts';

export const playScreeningModule = defineModule({ name: 'play-screening' });

export { insertFlagDecisions } from './flag-decision.repository.ts';
export { changeRule } from './change-rule.ts';
export { heldFlags, heldGroups } from './held-plays.repository.ts';
export { screenPlays } from './screen-month.ts';
export { type HeldSum, sumHeld } from './sum-held.repository.ts';
export { findRules } from './screening-rule.repository.ts';
