/** Owns the editorial playlists; users' ids are longer and random. */
export const houseId = 'usr_house';

/** No valid email, so nobody can register it or sign in with it. */
export const houseEmail = 'house';
