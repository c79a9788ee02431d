import { expect, it } from 'vitest';
import { profileBodySchema } from './account.ts';
import { changeUserBodySchema } from './administration.ts';
import { changeCampaignBodySchema } from './fan.ts';
import { changeLabelBodySchema } from './label-administration.ts';
import { changeMarqueeBodySchema } from './marquee.ts';
import { changeNotificationBodySchema } from './notification.ts';
import { changePlaylistBodySchema } from './playlist.ts';

type Shape = Record<string, object>;

/** Fields of an object schema, including optional ones. */
function getShape(schema: unknown): Shape {
  const known = schema as { shape?: Shape; def: { innerType?: unknown } };
  return known.shape ?? getShape(known.def.innerType);
}

/** Fields that are not themselves changes. */
const aside = new Set(['seen', 'version', 'stops', 'changes']);
/** `seen` lists the fields of these groups one by one. */
const groups = new Set(['targetAudience', 'creativeAssets']);

const changedBy = (shape: Shape): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    if (aside.has(name)) return [];
    return groups.has(name) ? changedBy(getShape(schema)) : [name];
  });

// Proves forms: Every field that two people may change
it.each([
  ['a profile', profileBodySchema, profileBodySchema],
  ['a playlist', changePlaylistBodySchema, changePlaylistBodySchema],
  ['a campaign of fans', changeCampaignBodySchema, changeCampaignBodySchema],
  ['a notification', changeNotificationBodySchema, changeNotificationBodySchema],
  ['a campaign of Marquee', changeMarqueeBodySchema, changeMarqueeBodySchema],
  ['a label', changeLabelBodySchema, changeLabelBodySchema.shape.changes],
  ['an account', changeUserBodySchema, changeUserBodySchema.shape.changes],
])(
  'every field of %s that two people may change can be refused as outdated',
  (_, body, changes) => {
    const seen = Object.keys(getShape(getShape(body)['seen']));
    expect(changedBy(getShape(changes)).filter((field) => !seen.includes(field))).toEqual([]);
  },
);
