import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { preferencesSchema } from '#contract/preferences.ts';

/** Where a text promises an act, and a word of the code that keeps it. */
type Kept = readonly [key: string, module: string, word: string];

const promises: readonly (readonly [catalogue: string, kept: readonly Kept[]])[] = [
  [
    'pages.listener.profile',
    [
      [
        'privacy.showActivity.hint',
        'server/modules/promotion/fan/fan.repository.ts',
        'showActivity',
      ],
      [
        'privacy.showPlaylists.hint',
        'server/modules/listening/profile/read-profile.ts',
        'showPlaylists',
      ],
      [
        'privacy.showFollowing.hint',
        'server/modules/listening/profile/read-profile.ts',
        'showFollowing',
      ],
      ['recommendations.autoplay.hint', 'src/entities/playback/model/go-on.ts', 'autoplay'],
      ['sound.even.hint', 'src/entities/playback/model/level.ts', 'isInAlbum'],
      ['sound.equaliser.hint', 'src/shared/lib/audio/equaliser/create-equaliser.ts', 'toPreamp'],
      ['sound.fade.hint', 'src/entities/playback/model/cross-fade.ts', 'isAlbum'],
      [
        'notifications.email.hint',
        'server/modules/promotion/digest/digest.repository.ts',
        '{notifications,email}',
      ],
      [
        'notifications.push.hint',
        'server/modules/promotion/notification/news.repository.ts',
        "'push'",
      ],
      ['notifications.push.hint', 'server/modules/promotion/push/send-push.ts', "way: 'push'"],
      [
        'notifications.push.hint',
        'server/modules/promotion/notification/audience.repository.ts',
        "isSwitchedOn('push')",
      ],
      [
        'notifications.newReleases.hint',
        'server/modules/promotion/notification/release-news.repository.ts',
        "isWanted(reading, 'newReleases')",
      ],
      [
        'notifications.newReleases.hint',
        'server/modules/promotion/notification/audience.repository.ts',
        "'newReleases'",
      ],
      [
        'notifications.playlists.hint',
        'server/modules/promotion/notification/playlist-news.repository.ts',
        "isWanted(reading, 'playlists')",
      ],
      [
        'notifications.social.hint',
        'server/modules/promotion/notification/follower-news.repository.ts',
        "isWanted(reading, 'social')",
      ],
      [
        'notifications.social.hint',
        'server/modules/promotion/notification/audience.repository.ts',
        "'social'",
      ],
      [
        'notifications.payments.hint',
        'server/modules/money/statement/statement-mail.repository.ts',
        'payments',
      ],
      ['ownData.state.ready', 'server/modules/listening/data-export/data-export.jobs.ts', 'define'],
      [
        'ownData.deleteText',
        'server/modules/administration/account-deletion/forget-person.repository.ts',
        'forgetPerson',
      ],
      [
        'subscription.cancelledUntil',
        'server/modules/accounts/subscription/change-subscription.ts',
        'paidUntil',
      ],
      [
        'subscription.family.membership.text',
        'server/modules/people/plan/family-plan.repository.ts',
        'isInFamily',
      ],
      ['email.wantedHint', 'server/modules/accounts/email-proof/use-proof.ts', 'email'],
      ['outbox.text', 'src/entities/outbox/index.ts', 'outbox'],
    ],
  ],
  [
    'pages.auth.unsubscribe',
    [['done.title', 'server/modules/promotion/digest/unsubscribe.routes.ts', 'email: false']],
  ],
  [
    'widgets.notification-bell',
    [
      [
        'mute.done',
        'server/modules/promotion/notification/release-news.repository.ts',
        'mutedArtistTable',
      ],
      ['mute.done', 'server/modules/promotion/notification/audience.repository.ts', 'isMuted'],
    ],
  ],
  [
    'pages.promotion.marquee',
    [
      ['form.formatHint.audio_ad', 'src/entities/playback/model/play-spot.ts', 'heardSeconds'],
      [
        'form.formatHint.audio_ad',
        'server/modules/promotion/marquee/show-sponsored.ts',
        "placement: 'sound'",
      ],
    ],
  ],
  [
    'entities.plan',
    [
      ['feature.downloads', 'server/modules/listening/audio/download.routes.ts', 'download'],
      ['feature.accounts', 'server/modules/accounts/subscription/join-family.ts', 'familyLimits'],
      [
        'feature.studentPrice',
        'server/modules/accounts/subscription/student.ts',
        'requireStudentProof',
      ],
      ['feature.twoMonthsFree', 'src/shared/rules/plan-prices.ts', 'year'],
    ],
  ],
  [
    'pages.listener.library',
    [
      [
        'deleted.text',
        'server/modules/listening/playlist/deleted-playlist.repository.ts',
        'restorableDays',
      ],
    ],
  ],
  [
    'pages.listener.history',
    [['text', 'server/modules/listening/play/history.repository.ts', 'isRemembered']],
  ],
];

type Words = { [key: string]: string | Words };

const readWords = (catalogue: string) =>
  JSON.parse(readFileSync(`locales/es/${catalogue}.json`, 'utf8')) as Words;

function listKeys(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : listKeys(value, `${path}${key}.`),
  );
}

describe.each(promises)('%s promises only', (catalogue, kept) => {
  const keys = listKeys(readWords(catalogue)).map((key) => key.replace(/_(?:one|many|other)$/, ''));

  it.each(kept)('%s, which %s keeps', (key, module, word) => {
    expect(keys).toContain(key);
    expect(existsSync(module)).toBe(true);
    expect(readFileSync(module, 'utf8')).toContain(word);
  });
});

it('each switch of the settings that says what it does is in the table', () => {
  const [[catalogue, kept] = ['', []]] = promises;
  const switches = listKeys(readWords(catalogue)).filter((key) =>
    /^(?:notifications|privacy|recommendations|sound)\..*\.hint$/.test(key),
  );
  const hints = kept.map(([key]) => key).filter((key) => key.endsWith('.hint'));
  expect(new Set(switches)).toEqual(new Set(hints));
});

// Proves notifications: Each preference is read
it('each preference has a switch, and so code that reads it', () => {
  const [[, kept] = ['', []]] = promises;
  const names = (group: string) =>
    new Set(kept.flatMap(([key]) => new RegExp(`^${group}\\.(\\w+)\\.hint$`).exec(key)?.[1] ?? []));
  for (const [group, schema] of Object.entries(preferencesSchema.shape)) {
    expect(names(group)).toEqual(new Set(Object.keys(schema.shape)));
  }
});
