import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { type Request, type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { hasSessionCookie } from './auth/sessionCookie.ts';
import type { Account } from './domain/account/account.ts';
import type { Env } from './env.ts';
import { RequestRefused } from './rest/refused.ts';
import { projectRoot } from './root.ts';

const BUILT = path.join(projectRoot, 'dist', 'web');

/** Addresses with their own HTML document. */
const DOCUMENTS: Readonly<Record<string, string>> = { '/': 'landing.html', '/privacy': 'privacy.html' };
const APPLICATION = 'index.html';

/** CSP sources for the inline scripts of the built pages, such as the one that sets the theme before the first paint. */
export function scriptHashes(folder = BUILT): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const inline = pages.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(
      /<script(?![^>]*\b(?:src|type)\s*=)[^>]*>([\s\S]*?)<\/script>/gi,
    ),
  ]);
  return [...new Set(inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))];
}

/** Who is signed in. Null: nobody. Undefined: it is unknown. */
type Who = Account | null | undefined;

/** The HTML that a screen shows while the application loads, made by the build. */
interface FirstScreen {
  markup: string;
  css: string;
  /** Shown to visitors who are not signed in; the others are shown to signed-in users. */
  isPublic: boolean;
  /** Addresses of the scripts that the screen needs. */
  files: readonly string[];
}

/** Files that the build wrote next to the pages. */
function builtIn<T>(folder: string, name: string, none: T): T {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : none;
}

/** The key is the address of the screen. */
const firstScreensIn = (folder: string) => builtIn<Readonly<Record<string, FirstScreen>>>(folder, '.screens.json', {});

/** Does a screen exist at this address? Matches like the client's router: case does not matter, nor does a slash at the end. */
function screensOf(folder: string): (address: string) => boolean {
  const parts = builtIn<readonly string[]>(folder, '.addresses.json', []).map((each) =>
    each.replaceAll(/:\w+/g, '[^/]+'),
  );
  const pattern = new RegExp(`^(?:${parts.join('|')})/?$`, 'i');
  return (address) => pattern.test(address);
}

/** Does a browser load a page? Browsers then accept text/html; other programs do not by default. */
const asksForPage = (request: Request) => /\btext\/html\b/.test(request.headers.accept ?? '');

/** Data about the site and the user that is written into the documents. The client reads the same shape. */
function siteOf(env: Env, who: Who) {
  return {
    operatorName: env.OPERATOR_NAME ?? null,
    contactUrl: env.CONTACT_URL ?? null,
    socialLinks: [env.SOCIAL_LINK_1 ?? null, env.SOCIAL_LINK_2 ?? null],
    paymentLinks: { coaching: env.PAYMENT_LINK_COACHING ?? null, kona: env.PAYMENT_LINK_KONA ?? null },
    user: who,
  };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A document ready to send, with the address of this site and its data. */
function filled(html: string, origin: string, site: object): string {
  // a "<" could close the element or open a comment
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return html
    .replaceAll('%ORIGIN%', () => escaped(origin))
    .replace(
      '<script type="application/json" id="site"></script>',
      () => `<script type="application/json" id="site">${json}</script>`,
    );
}

/** The document with the screen's skeleton instead of the spinner, and with its scripts preloaded. */
function withScreen(html: string, { markup, css, files }: FirstScreen, firstName: string): string {
  const links = files
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escaped(file)}">`)
    .join('');
  return html
    .replace('</head>', () => `${links}<style id="stitches">${css}</style></head>`)
    .replace(
      /<!--boot-->[\s\S]*<!--\/boot-->/,
      () => `<div>${markup.replaceAll('%NAME%', () => escaped(firstName))}</div>`,
    );
}

const originOf = (env: Env, request: Request) =>
  env.PUBLIC_URL ?? `${request.protocol}://${request.get('host') ?? 'localhost'}`;

const robots = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`;

const sitemap = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Object.keys(
    DOCUMENTS,
  )
    .map((place) => `  <url><loc>${escaped(origin + place)}</loc></url>\n`)
    .join('')}</urlset>\n`;

/** Can the path be decoded? */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Serves the built web client. Files with a hash in their name are cached for ever, documents are not cached. At an unknown
 * address a person gets the application's not-found page with 404, and a program is passed to the next handler.
 * `accountOf` returns the user of a request with a session; null: the session has ended.
 */
export function webPages(
  env: Env,
  accountOf: (request: IncomingMessage) => Promise<Account | null>,
  folder = BUILT,
): RequestHandler {
  const router = Router();
  router.use((request, _response, next) =>
    next(isReadable(request.path) ? undefined : new RequestRefused(400, 'BAD_REQUEST', 'The address cannot be read.')),
  );
  const screens = firstScreensIn(folder);
  const isScreen = screensOf(folder);
  // a document without this data asks for it itself
  const whoAsks = async (request: IncomingMessage): Promise<Who> =>
    hasSessionCookie(request, env) ? accountOf(request).catch(() => undefined) : null;
  // no document repeats text of the request, so its compressed length reveals nothing; an answer of the API might
  router.use(compression());
  router.get('/robots.txt', (request, response) => void response.type('text').send(robots(originOf(env, request))));
  router.get(
    '/sitemap.xml',
    (request, response) => void response.type('application/xml').send(sitemap(originOf(env, request))),
  );
  router.use(
    expressStaticGzip(folder, {
      index: false,
      // the build compresses better than we could while a user waits
      enableBrotli: true,
      orderPreference: ['br'],
      serveStatic: {
        setHeaders: (response, file) => {
          const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep);
          response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      },
    }),
  );
  router.use(async (request, response, next) => {
    const own = Object.hasOwn(DOCUMENTS, request.path) ? DOCUMENTS[request.path] : undefined;
    const document = path.join(folder, own ?? APPLICATION);
    const isPage = own !== undefined || isScreen(request.path);
    // people and programs get different answers
    if (!isPage) response.vary('Accept');
    if (!['GET', 'HEAD'].includes(request.method) || !(isPage || asksForPage(request)) || !existsSync(document))
      return next();
    response.status(isPage ? 200 : 404);
    const who = await whoAsks(request);
    const html = filled(readFileSync(document, 'utf8'), originOf(env, request), siteOf(env, who));
    // a form with steps can open at any step, not only at the first
    const screen = 'step' in request.query ? undefined : screens[request.path.replace(/(?<=.)\/$/, '')];
    const isShown = screen && (screen.isPublic ? who === null : who);
    // a page with personal data must not be stored: it belongs to one person, and only until the session ends
    response.setHeader('Cache-Control', who ? 'no-store' : 'no-cache');
    response.vary('Cookie');
    response.type('html').send(isShown ? withScreen(html, screen, who?.firstName ?? '') : html);
  });
  return router;
}
