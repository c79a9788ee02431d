import { describe, expect, it } from 'vitest';
import {
  passwordBodySchema,
  paymentMethodSchema,
  profileBodySchema,
  subscriptionBodySchema,
} from '../contract/account.ts';
import { fullAlbumSchema } from '../contract/album.ts';
import { fullArtistSchema, artistSummarySchema, socialLinksSchema } from '../contract/artist.ts';
import {
  labelAnalyticsSchema,
  labelArtistSchema,
  releaseSchema,
} from '../contract/label-figures.ts';
import { credentialLimits, searchLimits } from '../contract/limits.ts';
import { playlistSchema } from '../contract/playlist.ts';
import { defaultPreferences, preferencesSchema } from '../contract/preferences.ts';
import { userProfileSchema } from '../contract/profile.ts';
import { searchResultsSchema } from '../contract/search.ts';
import { authResponseSchema, registerBodySchema } from '../contract/session.ts';
import { trackSchema } from '../contract/track.ts';
import {
  countrySchema,
  languageSchema,
  roleSchema,
  subscriptionTypeSchema,
  userSchema,
} from '../contract/user.ts';

type Shaped = { shape: object };

const getFields = ({ shape }: Shaped) => Object.keys(shape);
const words = (text: string) => text.split(' ');

/** These fields stay; others may be added. See docs/product/calls.md. */
describe('the fields on the wire', () => {
  // Proves calls: Fields of an answer
  // Proves label-dashboard: Fields of the calls
  it.each<[string, Shaped, string]>([
    [
      'a user',
      userSchema,
      'id displayName username email role profileImage bio country language subscriptionType followers following joinDate',
    ],
    ['an answer to a login', authResponseSchema, 'token user'],
    [
      'a track',
      trackSchema,
      'id title artist album duration audioUrl liked likedAt releaseDate addedAt playCount',
    ],
    ['the artist of a track', trackSchema.shape.artist, 'id name'],
    ['the album of a track', trackSchema.shape.album, 'id title coverImage'],
    [
      'a playlist',
      playlistSchema,
      'id name description coverImage owner tracks isPublic followerCount totalDuration',
    ],
    ['the owner of a playlist', playlistSchema.shape.owner, 'id displayName'],
    ['an artist in a search', artistSummarySchema, 'id name image followers'],
    [
      'an artist’s page',
      fullArtistSchema,
      'id name bio genre country image verified monthlyListeners followers socialLinks topTracks albums relatedArtists',
    ],
    ['the links of an artist', socialLinksSchema, 'instagram twitter website'],
    [
      'an album of an artist',
      fullArtistSchema.shape.albums.def.element,
      'id title releaseDate coverImage totalTracks',
    ],
    ['a similar artist', fullArtistSchema.shape.relatedArtists.def.element, 'id name image'],
    [
      'an album’s page',
      fullAlbumSchema,
      'id title artist releaseDate totalTracks duration coverImage label genre tracks',
    ],
    ['the artist of an album', fullAlbumSchema.shape.artist, 'id name'],
    [
      'an artist of a label',
      labelArtistSchema,
      'id name genre country image verified monthlyListeners followers totalEarnings monthlyStreams contractStatus royaltyRate joinDate',
    ],
    [
      'a record of a label',
      releaseSchema,
      'id title artistName type status uploadDate releaseDate streams revenue coverImage',
    ],
    [
      'the analytics of a label',
      labelAnalyticsSchema,
      'totalArtists activeArtists totalStreams totalRevenue monthlyGrowth topGenres topCountries revenueByMonth',
    ],
    [
      'a genre of them',
      labelAnalyticsSchema.shape.topGenres.def.element,
      'genre percentage revenue',
    ],
    [
      'a country of them',
      labelAnalyticsSchema.shape.topCountries.def.element,
      'country streams revenue',
    ],
    [
      'a month of them',
      labelAnalyticsSchema.shape.revenueByMonth.def.element,
      'month amount growth',
    ],
    [
      'a person’s page',
      userProfileSchema,
      'id displayName username bio profileImage country subscriptionType followers following joinDate isFollowing publicPlaylists topTracks',
    ],
    [
      'a playlist of a person',
      userProfileSchema.shape.publicPlaylists.def.element,
      'id name description coverImage tracks followers',
    ],
    ['an answer to a search', searchResultsSchema, 'tracks artists albums playlists'],
  ])('%s', (_name, schema, fields) => {
    expect(getFields(schema)).toEqual(expect.arrayContaining(words(fields)));
  });

  // Proves calls: Fields of a body
  it.each<[string, Shaped, string]>([
    ['privacy', preferencesSchema.shape.privacy, 'showActivity showPlaylists showFollowing'],
    [
      'notifications',
      preferencesSchema.shape.notifications,
      'email push newReleases playlists social payments',
    ],
    ['a registration', registerBodySchema, 'email password displayName dateOfBirth'],
    // The period is sent for yearly plans, the offer where it is taken.
    [
      'a change of plan',
      subscriptionBodySchema,
      'subscriptionType paymentMethod period isPromotion isResumed',
    ],
    [
      'a change of profile',
      profileBodySchema,
      'displayName bio country language profileImage seen',
    ],
    ['a change of password', passwordBodySchema, 'currentPassword newPassword'],
  ])('%s, and no other', (_name, schema, fields) => {
    expect(getFields(schema).toSorted()).toEqual(words(fields).toSorted());
  });
});

/** See docs/product/calls.md. */
describe('the fixed values', () => {
  // Proves profile: Countries, languages and other fixed values
  it.each<[string, readonly string[], string]>([
    ['roles', roleSchema.options, 'user artist label editorial admin'],
    ['tiers', subscriptionTypeSchema.options, 'free premium family student'],
    [
      'countries',
      countrySchema.options,
      'US ES MX AR CO PE CL BO CR CU DO EC GQ GT HN NI PA PR PY SV UY VE',
    ],
    ['languages', languageSchema.options, 'es en fr de pt'],
    ['payment methods', paymentMethodSchema.options, 'card paypal'],
  ])('%s', (_name, options, expected) => {
    expect(options).toEqual(words(expected));
  });

  // Proves profile: Preferences at first
  it('preferences of a new account', () => {
    expect(defaultPreferences).toEqual({
      privacy: { showActivity: true, showPlaylists: true, showFollowing: false },
      notifications: {
        email: true,
        push: true,
        newReleases: true,
        playlists: true,
        social: true,
        payments: true,
      },
    });
  });

  it('the least length of a password, and the most artists and tracks of a search', () => {
    expect(credentialLimits.passwordMin).toBe(6);
    expect(searchLimits).toMatchObject({ artists: 6, tracks: 10 });
  });
});
