import { defineArea, paths } from '@/shared/routes';

const panel = ['features.sign-in-with-provider', 'widgets.auth-panel'];

/** Ways to an account, and back to it. */
export const area = defineArea({
  screens: [
    {
      path: paths.login,
      title: 'pages.auth.login:pageTitle',
      words: ['pages.auth.login', ...panel],
      load: async () => (await import('./login')).LoginPage,
    },
    {
      path: paths.register,
      title: 'pages.auth.register:pageTitle',
      words: ['pages.auth.register', ...panel],
      load: async () => (await import('./register')).RegisterPage,
    },
    {
      path: paths.forgotPassword,
      words: ['pages.auth.forgot-password', ...panel],
      load: async () => (await import('./forgot-password')).ForgotPasswordPage,
    },
    {
      path: paths.resetPassword,
      isEntrance: true,
      words: ['pages.auth.reset-password', ...panel],
      load: async () => (await import('./reset-password')).ResetPasswordPage,
    },
    {
      path: paths.verifyEmail,
      isEntrance: true,
      words: ['pages.auth.verify-email', ...panel],
      load: async () => (await import('./verify-email')).VerifyEmailPage,
    },
  ],
});
