import * as oidc from 'openid-client';
import type { ConsentAsked, ConsentProof, DeviceFault } from '../../domain/kernel/devicePort.ts';
import { faultKindOf, type ProviderFetch, waitSec } from './providerRequest.ts';

export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

interface OAuthOptions {
  /** The provider's address, without a slash at the end. */
  root: string;
  authorizePath: string;
  tokenPath: string;
  scope: string;
  app: OAuthApp;
  /** Asks within its bounds. */
  fetch: ProviderFetch;
  fault(kind: DeviceFault['kind'], wait?: number | null): DeviceFault;
}

/** What a token endpoint answered: the standard fields, and those of the provider. */
export type Granted = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** A provider's OAuth 2: consent with a state and PKCE, and the tokens that come of it. Rejects with a DeviceFault. */
export function createOAuth({ root, authorizePath, tokenPath, scope, app, fetch, fault }: OAuthOptions) {
  const config = new oidc.Configuration(
    {
      issuer: root,
      authorization_endpoint: `${root}${authorizePath}`,
      token_endpoint: `${root}${tokenPath}`,
    },
    app.clientId,
    undefined,
    oidc.ClientSecretPost(app.clientSecret),
  );
  // the operator names the address: stand-ins speak plainly
  oidc.allowInsecureRequests(config);
  config[oidc.customFetch] = fetch;

  /** `grant`: what a request that is refused says of what was sent with it. */
  function faultOf(error: unknown, grant: DeviceFault['kind']): DeviceFault {
    const { cause } = error as Error;
    const response = error instanceof oidc.ResponseBodyError ? error.response : cause;
    if (!(response instanceof Response)) return fault('away');
    // a page for people is of whatever stands before the provider
    if (response.status === 400 && !(error instanceof oidc.ResponseBodyError)) return fault('away');
    if (response.status === 400 || response.status === 401 || response.status === 403) return fault(grant);
    return fault(faultKindOf(response.status), waitSec(response.headers));
  }

  return {
    async ask(redirectUri: string): Promise<ConsentAsked> {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, state, codeVerifier };
    },
    async grant({ answer, state, codeVerifier, redirectUri }: ConsentProof): Promise<Granted> {
      const came = new URL(redirectUri);
      came.search = answer;
      if (!came.searchParams.has('code')) throw fault('refused');
      const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
      return oidc.authorizationCodeGrant(config, came, checks).catch((error: unknown) => {
        throw error instanceof oidc.AuthorizationResponseError ? fault('refused') : faultOf(error, 'refused');
      });
    },
    async refresh(refreshToken: string): Promise<Granted> {
      return oidc.refreshTokenGrant(config, refreshToken).catch((error: unknown) => {
        throw faultOf(error, 'access');
      });
    },
  };
}
