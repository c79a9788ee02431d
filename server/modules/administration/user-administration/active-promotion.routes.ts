import { activePromotionsMost } from '#contract/active-promotion.ts';
import { contractStatusSchema } from '#contract/label.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { findAccount } from './account-list.repository.ts';
import { findArtistName, findArtistsOf, findPeopleOf } from '../../catalogue/artist/index.ts';
import { findContractOf } from '../../catalogue/label/index.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import { findPromotionsOfArtist, findPromotionsOfUser } from '../active-promotion/index.ts';

/** See docs/product/administration.md. */
export const activePromotionRoutes: AppModule = (app, { db, clock }) => {
  const ofPeople = { access: { permission: 'admin.open', right: 'people' } } as const;
  const ofCatalogue = { access: { permission: 'admin.open', right: 'catalogue' } } as const;

  serve(app, 'GET /admin/users/:id/running', ofPeople, async (request) => {
    const { id } = request.params;
    if ((await findAccount(db, id)) === null) throw problem('not-found');
    return {
      artists: await findArtistsOf(db, id, activePromotionsMost),
      items: await findPromotionsOfUser(db, id, clock()),
    };
  });

  serve(app, 'GET /admin/artists/:id', ofCatalogue, async (request) => {
    const { id } = request.params;
    const now = clock();
    const artist = await findArtistName(db, id);
    if (artist === null) throw problem('not-found');
    const found = await findContractOf(db, id, toDay(now));
    return {
      ...artist,
      people: await findPeopleOf(db, id).limit(activePromotionsMost),
      contract: found && {
        label: { id: found.label.id, name: found.label.name },
        agreement: contractStatusSchema.parse(found.label.contractStatus),
        status: contractStatusSchema.parse(found.contract.status),
        royaltyRate: found.contract.royaltyRate,
        startsOn: found.contract.startsOn,
        endsOn: found.contract.endsOn,
      },
      items: await findPromotionsOfArtist(db, id, now),
    };
  });
};
