declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Context = {
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string };
    };
  };

  class Grant {
    constructor(of: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  type Configuration = {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    features: { devInteractions: { enabled: boolean } };
    interactions: { url: (context: Context, interaction: { uid: string }) => string };
    ttl: Record<string, number>;
    findAccount: (
      context: Context,
      id: string,
    ) => { accountId: string; claims: () => Record<string, unknown> & { sub: string } };
    loadExistingGrant: (context: Context) => Promise<Grant>;
  };

  /** A provider of OpenID Connect in this process, without types of its own. */
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: typeof Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string },
    ): Promise<void>;
  }
}
