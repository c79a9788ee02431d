/** Demo mode accepts no others. See docs/product/account.md. */
export const simulatedIdentities = {
  google: {
    googleId: 'demo-google-identity',
    email: 'google@demo.tonada.example',
    name: 'Oyente de Google',
    picture: '',
  },
  facebook: {
    facebookId: 'demo-facebook-identity',
    email: 'facebook@demo.tonada.example',
    name: 'Oyente de Facebook',
    picture: '',
  },
  apple: {
    appleId: 'demo-apple-identity',
    email: 'apple@demo.tonada.example',
    name: 'Oyente de Apple',
  },
} as const;

export type SocialProvider = keyof typeof simulatedIdentities;
