import type { Genre } from '../contract/artist.ts';
import type { PrivacyPreferences } from '../contract/preferences.ts';
import type { Role, SubscriptionType, User } from '../contract/user.ts';
import type { DemoCountry } from './demo-countries.ts';

export type Artist = {
  id: string;
  name: string;
  genre: Genre;
  country: DemoCountry;
  bio: string;
  followers: number;
  monthlyListeners: number;
  verified: boolean;
  /** Handles without `@`; `website` is a full address. */
  socialLinks: { instagram?: string; twitter?: string; website?: string };
  relatedIds: string[];
};

export type Album = {
  id: string;
  title: string;
  artistId: string;
  /** Calendar day, `yyyy-mm-dd`. */
  releaseDate: string;
  label: string;
  genre: Genre;
};

export type Credits = { writers: string[]; producers: string[] };

export type Track = {
  id: string;
  title: string;
  artistId: string;
  albumId: string;
  /** From 1. */
  position: number;
  /** Whole seconds. */
  duration: number;
  /** Popularity weight, 500 to 3,000,000. */
  plays: number;
  credits: Credits;
};

export type Playlist = {
  id: string;
  name: string;
  description: string;
  ownerId: string;
  trackIds: string[];
  isFeatured: boolean;
  isPublic: boolean;
  followerCount: number;
  /** Calendar day of its creation, `yyyy-mm-dd`. */
  createdOn: string;
};

export type Listener = {
  id: string;
  displayName: string;
  username: string;
  email: string;
  role: Role;
  bio: string;
  country: DemoCountry;
  language: User['language'];
  subscriptionType: SubscriptionType;
  /** Calendar day, `yyyy-mm-dd`. */
  joinDate: string;
  followingIds: string[];
  privacy: PrivacyPreferences;
};

export type Catalogue = {
  artists: Artist[];
  albums: Album[];
  tracks: Track[];
  playlists: Playlist[];
  listeners: Listener[];
};
