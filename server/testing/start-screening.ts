import { asc } from '#drizzle/orm.ts';
import type { RuleSettings } from '#contract/play-review.ts';
import { type ScreeningRule, screeningRules } from '#contract/screening-rules.ts';
import { countFigures } from '../modules/figures/figures/count-figures.ts';
import { flagGroupTable, playFlagTable } from '../modules/money/play-screening/play-flag.table.ts';
import { defaultRules } from '../modules/money/play-screening/rule-book.ts';
import {
  type ScreeningOptions,
  screenPlays,
} from '../modules/money/play-screening/screen-month.ts';
import { writeRule } from '../modules/money/play-screening/screening-rule.repository.ts';
import { addPlays } from './add-plays.ts';
import { startPaymentApp } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';

/** Of the listeners' accounts. */
export const longAgo = '2025-01-01T00:00:00Z';

/** The app for payments, with four listeners and all rules switched off, to screen October. */
export async function startScreening() {
  const tonada = await startPaymentApp();
  const { db } = tonada;
  const people: SignedIn[] = [];
  for (let person = 0; person < 4; person += 1) {
    const createdAt = new Date(longAgo);
    people.push(await tonada.signIn({ country: 'MX', subscriptionType: 'premium', createdAt }));
  }
  const getId = (person: number) => people[person]?.id ?? '';

  return {
    ...tonada,
    getId,
    async startAnew() {
      await tonada.clear();
      for (const rule of screeningRules) {
        await writeRule(db, rule, { ...defaultRules[rule], isOn: false });
      }
    },
    turnOn: (rule: ScreeningRule, settings: Partial<RuleSettings> = {}) =>
      writeRule(db, rule, { ...defaultRules[rule], ...settings }),
    async screen(options?: ScreeningOptions) {
      await countFigures(db);
      await screenPlays(db, '2026-10', options);
    },
    /** One after another, on 5 October. */
    plays: (person: number, times: number, more: { trackId?: string; apart?: number } = {}) =>
      addPlays(db, {
        listenerId: getId(person),
        trackId: 'trk_1',
        from: '2026-10-05T00:00:30Z',
        times,
        ...more,
      }),
    readFlags: () =>
      db
        .select({
          play: playFlagTable.playId,
          rule: playFlagTable.rule,
          artist: playFlagTable.artistId,
        })
        .from(playFlagTable)
        .orderBy(asc(playFlagTable.playId)),
    async readGroups() {
      const rows = await db
        .select()
        .from(flagGroupTable)
        .orderBy(asc(flagGroupTable.artistId), asc(flagGroupTable.rule));
      return rows.map(({ id: _, ...row }) => row);
    },
  };
}

export type ScreeningApp = Awaited<ReturnType<typeof startScreening>>;
