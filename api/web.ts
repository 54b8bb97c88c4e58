import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { type Request, type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { hasSessionCookie } from './auth/cookie.ts';
import type { Account } from './domain/account.ts';
import type { Env } from './env.ts';
import { projectRoot } from './root.ts';

const BUILT = path.join(projectRoot, 'dist', 'web');

/** Addresses that are documents of their own; any other that is not a file is the application's. */
const DOCUMENTS: Readonly<Record<string, string>> = { '/': 'landing.html', '/privacy': 'privacy.html' };
const APPLICATION = 'index.html';

/** CSP sources for the inline scripts of the built pages, such as the one that sets the theme before the first paint. */
export function scriptHashes(folder = BUILT): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const inline = pages.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(/<script(?![^>]*\b(?:src|type)\s*=)[^>]*>([\s\S]*?)<\/script>/gi),
  ]);
  return [...new Set(inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))];
}

/** Who is signed in: null is nobody, undefined that it could not be found out. */
type Who = Account | null | undefined;

/** What a screen shows until the application does, as the build drew it. */
interface FirstScreen {
  markup: string;
  css: string;
  /** Shown where nobody is signed in; the others, to who is. */
  isPublic: boolean;
  /** Addresses of the scripts that it will need. */
  files: readonly string[];
}

/** By address of the screen. */
function firstScreensIn(folder: string): Readonly<Record<string, FirstScreen>> {
  const file = path.join(folder, '.screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, FirstScreen>) : {};
}

/** What the documents are told of the site and of who asks; the client reads the same shape. */
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

/** A document as this site sends it: its own address, and what it is told. */
function filled(html: string, origin: string, site: object): string {
  // a "<" could end the element, or begin a comment
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return html
    .replaceAll('%ORIGIN%', () => escaped(origin))
    .replace('<script type="application/json" id="site"></script>', () => `<script type="application/json" id="site">${json}</script>`);
}

/** The document with the screen's waiting state in the place of the spinner, and its scripts asked for at once. */
function withScreen(html: string, { markup, css, files }: FirstScreen, firstName: string): string {
  const links = files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escaped(file)}">`).join('');
  return html
    .replace('</head>', () => `${links}<style id="stitches">${css}</style></head>`)
    .replace(/<!--boot-->[\s\S]*<!--\/boot-->/, () => `<div>${markup.replaceAll('%NAME%', () => escaped(firstName))}</div>`);
}

const originOf = (env: Env, request: Request) => env.PUBLIC_URL ?? `${request.protocol}://${request.get('host') ?? 'localhost'}`;

const robots = (origin: string) => `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`;

const sitemap = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Object.keys(DOCUMENTS).map((place) => `  <url><loc>${escaped(origin + place)}</loc></url>\n`).join('')}</urlset>\n`;

/**
 * The built web client: files for ever where their names carry a hash, the documents afresh each time.
 * `accountOf` says who asks, for a request that brings a session; null: the session is none any more.
 */
export function webPages(env: Env, accountOf: (request: IncomingMessage) => Promise<Account | null>, folder = BUILT): RequestHandler {
  const router = Router();
  const screens = firstScreensIn(folder);
  // a document that could not be told asks by itself
  const whoAsks = async (request: IncomingMessage): Promise<Who> => (hasSessionCookie(request, env) ? accountOf(request).catch(() => undefined) : null);
  // no document repeats what a stranger sends, so its compressed length tells nothing, as that of an answer of the API might
  router.use(compression());
  router.get('/robots.txt', (request, response) => void response.type('text').send(robots(originOf(env, request))));
  router.get('/sitemap.xml', (request, response) => void response.type('application/xml').send(sitemap(originOf(env, request))));
  router.use(
    expressStaticGzip(folder, {
      index: false,
      // smaller than what could be made of them while somebody waits
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
  router.use(async (request, response) => {
    const document = path.join(folder, DOCUMENTS[request.path] ?? APPLICATION);
    if (!['GET', 'HEAD'].includes(request.method) || path.extname(request.path) !== '' || !existsSync(document)) {
      response.status(404).type('text').send('Not found');
      return;
    }
    const who = await whoAsks(request);
    const html = filled(readFileSync(document, 'utf8'), originOf(env, request), siteOf(env, who));
    // a form in steps begins anywhere but at its first one
    const screen = 'step' in request.query ? undefined : screens[request.path.replace(/(?<=.)\/$/, '')];
    const isShown = screen && (screen.isPublic ? who === null : who);
    // what names a person is nobody else's, and not this browser's once the session has ended
    response.setHeader('Cache-Control', who ? 'no-store' : 'no-cache');
    response.vary('Cookie');
    response.type('html').send(isShown ? withScreen(html, screen, who?.firstName ?? '') : html);
  });
  return router;
}
