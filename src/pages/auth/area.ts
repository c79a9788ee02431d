import { defineArea, paths } from '@/shared/routes';

export const area = defineArea({
  screens: [
    {
      name: 'login',
      path: paths.login,
      title: 'pages.auth.login:pageTitle',
      load: async () => (await import('./login')).LoginPage,
    },
    {
      name: 'register',
      path: paths.register,
      title: 'pages.auth.register:pageTitle',
      load: async () => (await import('./register')).RegisterPage,
    },
    {
      name: 'forgot-password',
      path: paths.forgotPassword,
      load: async () => (await import('./forgot-password')).ForgotPasswordPage,
    },
    {
      name: 'reset-password',
      path: paths.resetPassword,
      isEntrance: true,
      load: async () => (await import('./reset-password')).ResetPasswordPage,
    },
    {
      name: 'verify-email',
      path: paths.verifyEmail,
      isEntrance: true,
      load: async () => (await import('./verify-email')).VerifyEmailPage,
    },
    {
      name: 'unsubscribe',
      path: paths.unsubscribe,
      isEntrance: true,
      load: async () => (await import('./unsubscribe')).UnsubscribePage,
    },
    {
      name: 'join-family',
      path: paths.joinFamily,
      isEntrance: true,
      load: async () => (await import('./join-family')).JoinFamilyPage,
    },
    {
      name: 'join-playlist',
      path: paths.joinPlaylist,
      isEntrance: true,
      load: async () => (await import('./join-playlist')).JoinPlaylistPage,
    },
    {
      name: 'join-together',
      path: paths.together,
      isEntrance: true,
      load: async () => (await import('./join-together')).JoinTogetherPage,
    },
    {
      name: 'hear-release',
      path: paths.press,
      isEntrance: true,
      load: async () => (await import('./hear-release')).HearReleasePage,
    },
  ],
});
