/** Between the two inks of the cover, saffron and carnation, in either theme. */
export const likedColour = '#e27843';
