import { type SQL, sql } from '#drizzle/orm.ts';
import { isSpeaker } from '../../catalogue/artist/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { recordingPartTable, recordingShareTable } from './recording-share.table.ts';

/** Whose answer a sheet waits for; of an email, the account that has proven it. */
export const answering = (shareId: string): SQL => sql`
  select person.id from ${recordingPartTable} as part
  join ${recordingShareTable} as share on share.id = part.share_id
  join ${userTable} as person on person.id = (
      select user_id from ${payeeTable} as payee where payee.id = part.payee_id)
    or (person.email = part.offered_to and person.email_verified_at is not null)
    or (part.is_artist and ${isSpeaker(sql`person.id`, sql`share.artist_id`)})
  where part.share_id = ${shareId} and part.is_accepted is null`;
