/** Owner of the editorial playlists; users' ids are longer and random. */
export const houseId = 'usr_house';

/** Not a valid email, so nobody can register it, sign in with it or receive email there. */
export const houseEmail = 'house';
