/** Between the cover's two inks, saffron and carnation. */
export const likedColour = '#e27843';
