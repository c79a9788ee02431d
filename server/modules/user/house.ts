/** Id of the account to which the editorial playlists belong; ids of people are longer and random. */
export const houseId = 'usr_house';

/** No email has this form, so nobody can register it, sign in with it or receive mail there. */
export const houseEmail = 'house';
