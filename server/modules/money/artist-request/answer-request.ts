import type { AnswerArtistRequestBody } from '#contract/artist-request.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import {
  countSpeakersBeside,
  holdArtist,
  insertArtistMember,
  insertArtists,
} from '../../catalogue/artist/index.ts';
import { refuseNamedAlike } from '../contract/index.ts';
import {
  notifyDecision,
  othersSpeakingFor,
  theAccount,
} from '../../accounts/decision-notification/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { holdUser } from '../../people/user/index.ts';
import { closeRequest, findRequest } from './artist-request.repository.ts';
import { queueAnswer } from './send-answer.ts';

type Answering = { id: string; answer: AnswerArtistRequestBody };
type Artist = { id: string; name: string };

const words = sentences.artistRequests;

/**
 * Connects the account to an artist, to a new one, or refuses with a reason.
 *
 * @throws {Problem} `not-found`; `duplicate` for an answered request, a new artist named like
 * another, or an artist for whom others speak and `isShared` does not say so; `invalid` for an
 * unknown artist, or an account that is no artist's, suspended or without a proven email.
 */
export async function answerRequest(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  { id, answer }: Answering,
): Promise<void> {
  const now = clock();
  const asked = await findRequest(tx, id);
  if (asked === null) throw problem('not-found');
  const { userId } = asked;
  const { actor } = await actingAdmin(tx, caller, { config, right: 'people', accountId: userId });
  // Another admin may have answered while this call waited for the lock.
  const request = await findRequest(tx, id);
  const account = await holdUser(tx, userId);
  if (request === null || account === null) throw problem('not-found');
  if (request.state !== 'open') throw problem('duplicate', { error: words.isAnswered });

  const doing = { actor, now, about: userId, before: null };
  const deciding = { actorId: actor.id, now };
  const told = { subject: 'profile', itemId: id, people: theAccount(userId) } as const;
  if (answer.answer === 'refuse') {
    const { reason } = answer;
    await closeRequest(tx, id, { state: 'refused', reason, artistId: request.artistId, now });
    const target = { kind: 'user', id: userId, name: account.displayName };
    const after = { artist: request.artist, reason };
    await recordStaffAction(tx, { ...doing, action: 'artist.refuse', target, after });
    const refusal = { outcome: 'rejected', title: request.artist, word: reason } as const;
    const artistId = null;
    await notifyDecision(tx, { ...told, ...refusal, artistId, isAboutAccount: true }, deciding);
  } else {
    refuseAccount(account);
    const artist = await (answer.answer === 'create'
      ? createArtist(tx, answer)
      : chooseArtist(tx, answer, userId));
    const { id: artistId, name: title } = artist;
    const people = othersSpeakingFor(artistId, userId);
    const joined = { subject: 'member', outcome: 'joined', itemId: id, artistId, people } as const;
    await notifyDecision(tx, { ...joined, title: account.displayName }, deciding);
    await insertArtistMember(tx, { artistId, userId });
    await closeRequest(tx, id, { state: 'accepted', reason: '', artistId, now });
    const target = { kind: 'artist', ...artist };
    const after = { person: account.displayName, email: account.email };
    const action = answer.answer === 'create' ? 'artist.create' : 'artist.connect';
    await recordStaffAction(tx, { ...doing, action, target, after });
    await notifyDecision(tx, { ...told, outcome: 'accepted', title, artistId }, deciding);
  }
  await queueAnswer(tx, id, now);
}

type Account = NonNullable<Awaited<ReturnType<typeof holdUser>>>;

function refuseAccount({ role, status, emailVerifiedAt }: Account) {
  const refused = (error: Sentence) => problem('invalid', { error, status: 422 });
  if (role !== 'artist') throw refused(words.notOfArtists);
  if (status === 'suspended') throw refused(words.isSuspended);
  if (emailVerifiedAt === null) throw refused(sentences.administration.unproven);
}

type Answer<Kind> = Extract<AnswerArtistRequestBody, { answer: Kind }>;

async function chooseArtist(
  tx: Db,
  { artistId, isShared }: Answer<'connect'>,
  userId: string,
): Promise<Artist> {
  const artist = await holdArtist(tx, artistId);
  if (artist === null) throw problem('invalid', { fields: { artistId: words.noSuchArtist } });
  if (!isShared && (await countSpeakersBeside(tx, artistId, userId)) > 0)
    throw problem('duplicate', { error: words.isOthers, fields: { isShared: words.isOthers } });
  return artist;
}

async function createArtist(tx: Db, { name, genre, country }: Answer<'create'>): Promise<Artist> {
  await refuseNamedAlike(tx, name, words.isTwin);
  const artist = { id: newId(), name };
  const nothing = { bio: '', socialLinks: {}, relatedIds: [] };
  await insertArtists(tx, [{ ...artist, genre, country, ...nothing }]);
  return artist;
}
