import { createHash, randomBytes } from 'node:crypto';
import type { Express, Request, Response } from 'express';

/** What the operator would have of the provider: an application there. */
export const APP = { clientId: '7', clientSecret: 'app-secret' };

interface Asked {
  challenge: string;
  redirectUri: string;
}

const hashed = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const link = (url: URL, answer: string) => {
  url.searchParams.set('answer', answer);
  return url.search.replaceAll('&', '&amp;');
};

/** The page that asks for consent, as people see it: it leads back with a code or a refusal. */
const page = (name: string, url: URL) => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width" /><title>${name}</title>
<body style="font: 18px/1.5 system-ui; margin: 3rem auto; max-width: 30rem; padding: 0 1rem">
<h1>${name}</h1><p>This page stands in for ${name}. May Evenpace read your recordings and write your calendar?</p>
<p><a href="${link(url, 'allow')}">Allow</a> · <a href="${link(url, 'refuse')}">Refuse</a></p></body></html>`;

/** Consent with a state and PKCE: codes are good once, for the application and address that asked. */
export function addConsent(app: Express, { name, path }: { name: string; path: string }) {
  const codes = new Map<string, Asked>();
  app.get(path, (request: Request, response: Response) => {
    const url = new URL(request.url, 'http://stand-in');
    const of = (field: string) => url.searchParams.get(field) ?? '';
    const isKnown = of('client_id') === APP.clientId && of('response_type') === 'code';
    if (
      !isKnown ||
      of('code_challenge_method') !== 'S256' ||
      !of('code_challenge') ||
      !URL.canParse(of('redirect_uri'))
    )
      return void response.status(400).type('html').send('<h1>Who asks?</h1>');
    if (!of('answer')) return void response.type('html').send(page(name, url));
    const back = new URL(of('redirect_uri'));
    back.searchParams.set('state', of('state'));
    if (of('answer') === 'allow') {
      const code = randomBytes(9).toString('base64url');
      codes.set(code, { challenge: of('code_challenge'), redirectUri: of('redirect_uri') });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    response.redirect(back.href);
  });
  return {
    /** Is the code in the body good? It is no more afterwards. */
    take({ client_id: id, client_secret: secret, ...body }: Record<string, string | undefined>): boolean {
      const asked = codes.get(body['code'] ?? '');
      codes.delete(body['code'] ?? '');
      return (
        asked !== undefined &&
        id === APP.clientId &&
        secret === APP.clientSecret &&
        body['redirect_uri'] === asked.redirectUri &&
        hashed(body['code_verifier'] ?? '') === asked.challenge
      );
    },
  };
}

/** Goes to where consent is asked for, and answers: to which address the provider leads back. */
export async function consentAt(address: string, answer: 'allow' | 'refuse' = 'allow'): Promise<string> {
  const answered = await fetch(`${address}&answer=${answer}`, { redirect: 'manual' });
  return answered.headers.get('location')!;
}
