import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A place for GraphiQL's own files, below the API's. */
const FILES = '/graphql/graphiql/';

/** Everything comes from this server; the editor writes style elements and carries its fonts and icons in its style sheet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const READ = `# Evenpace's API, the one its own pages use.
#
# Ctrl+Enter runs, Ctrl+Space completes; the book on
# the left describes every field.
#
# Signed in to Evenpace in this browser, you ask as
# yourself. Else make a token on the Settings page,
# under "Developer", and write it into Headers:
#
#   { "authorization": "Bearer evp_…" }

query ThisWeek {
  viewer {
    user {
      firstName
    }
    athlete {
      id
      schedule {
        weeks {
          weekNumber
          weekStartDate
          plannedMinutes
          workouts {
            id
            scheduledDate
            workoutType
            intensity
            duration
            status
          }
        }
      }
    }
  }
}
`;

const CHANGE = `# What a person may be told answers a union: ask
# for __typename, for the result, and for what may
# be wrong with the input.

mutation CheckIn($input: SubmitCheckInInput!) {
  submitCheckIn(input: $input) {
    __typename
    ... on SubmitCheckInPayload {
      checkIn {
        id
        weekStartDate
      }
    }
    ... on InvalidInput {
      message
      errors {
        path
        message
      }
    }
  }
}
`;

const FOLLOW = `# Each change of a schedule as it happens: write
# your athlete's id into Variables (ThisWeek has
# it), run this, then move a workout in Evenpace.

subscription Changes($athleteId: ID!) {
  scheduleUpdated(athleteId: $athleteId) {
    revision
    cause
    summary
  }
}
`;

const variables = (given: object) => JSON.stringify(given, null, 2);

/** What GraphiQL opens with. */
export const TABS = [
  { query: READ },
  { query: CHANGE, variables: variables({ input: { mood: 7, stress: 4, sleep: 7, mentalReadiness: 8 } }) },
  { query: FOLLOW, variables: variables({ athleteId: 'athlete_…' }) },
];

/** Starts GraphiQL. What stands under Headers goes with a socket too, whose request can carry none in a browser. */
const bootScript = (worker: Readonly<Record<string, string>>) => `'use strict';
const workers = ${JSON.stringify(worker)};
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workers[label] };
let headers = '{}';
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  endpoint: '/graphql',
  title: 'Evenpace API',
  logo: '<img src="/icon.svg" width="28" height="28" alt="">',
  subscriptionsProtocol: 'WS',
  // a token is not for the browser to keep
  shouldPersistHeaders: false,
  onEditHeaders: (text) => { headers = text; },
  connectionParams: () => {
    try {
      return JSON.parse(headers);
    } catch {
      return {};
    }
  },
  defaultTabs: ${JSON.stringify(TABS)},
});
`;

interface File {
  type: string;
  text: string;
}

interface Page {
  html: string;
  /** By address. */
  files: ReadonlyMap<string, File>;
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** Names its files by their contents, so that browsers may keep them for ever. */
async function load(): Promise<Page> {
  // nine megabytes: read when somebody asks
  const { css, editorWorkerService, graphqlWorker, js, jsonWorker } =
    await import('@graphql-yoga/render-graphiql/graphiql');
  const files = new Map<string, File>();
  const add = (name: string, text: string, type = SCRIPT): string => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const address = FILES + name.replace('.', `.${hash}.`);
    files.set(address, { type, text });
    return address;
  };
  const workers = {
    editorWorkerService: add('editorWorker.js', editorWorkerService),
    json: add('jsonWorker.js', jsonWorker),
    graphql: add('graphqlWorker.js', graphqlWorker),
  };
  const style = add('graphiql.css', css, 'text/css; charset=utf-8');
  const scripts = [add('graphiql.js', js), add('boot.js', bootScript(workers))];
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Evenpace API</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="${style}" />
    <style>html, body, #root { height: 100%; margin: 0; }</style>
  </head>
  <body>
    <noscript>This page needs JavaScript. The API does not: see schema.graphql and docs/api.md.</noscript>
    <div id="root"></div>
${scripts.map((address) => `    <script src="${address}" defer></script>`).join('\n')}
  </body>
</html>
`;
  return { html, files };
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0]!;

function asksForPage(request: IncomingMessage): boolean {
  return /^\/graphql\/?$/.test(pathOf(request)) && /\btext\/html\b/.test(request.headers.accept ?? '');
}

/** GraphiQL for people who open the API in a browser; programs never notice it. */
export function createGraphiql() {
  let page: Promise<Page> | undefined;
  return {
    /** Is this request one for GraphiQL or one of its files? */
    isAsked: (request: IncomingMessage): boolean =>
      request.method === 'GET' && (pathOf(request).startsWith(FILES) || asksForPage(request)),

    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      page ??= load();
      const { html, files } = await page;
      if (asksForPage(request)) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY });
        response.end(html);
        return;
      }
      const file = files.get(pathOf(request));
      if (!file) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
        return;
      }
      response
        .writeHead(200, { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' })
        .end(file.text);
    },
  };
}
