import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthResponse, LoginAnswer } from '#contract/session.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { rememberDevice } from './known-device.ts';
import { recordSignIn } from './record-sign-in.ts';
import { logout } from './close-session.ts';

/** Marks the browser as a known device. */
export function welcomeBy(app: App, dependencies: Dependencies) {
  const { mediaSecret: secret } = dependencies;

  /** Maintenance may exclude the user, whose new session is then deleted. */
  async function refuseClosed({ user, token }: AuthResponse) {
    try {
      app.maintenance.refuse(user.role);
    } catch (error) {
      await logout(dependencies, token);
      throw error;
    }
  }

  return async <Answer extends LoginAnswer>(
    request: FastifyRequest,
    reply: FastifyReply,
    signingIn: Promise<Answer>,
  ): Promise<Answer> => {
    const signedIn = await signingIn;
    if ('user' in signedIn) {
      await refuseClosed(signedIn);
      await recordSignIn(dependencies.db, request, signedIn.user.id);
      rememberDevice({ request, reply, email: signedIn.user.email, secret });
    }
    return signedIn;
  };
}
