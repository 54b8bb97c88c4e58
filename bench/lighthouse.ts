import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { WebSocket } from 'ws';
import { Account } from '../e2e/account.ts';
import { findHeadlessShell } from '../e2e/chromium.mjs';
import { startServer } from '../e2e/server.ts';
import { median, report, type Row } from './table.ts';

interface Page {
  path: string;
  runs: number;
  isSignedIn: boolean;
  /** Performance of its median run. */
  atLeast: number;
}

const open = (place: string, runs = 3): Page => ({ path: place, runs, isSignedIn: false, atLeast: 90 });
const own = (place: string): Page => ({ path: place, runs: 3, isSignedIn: true, atLeast: 90 });
const PAGES: readonly Page[] = [
  { ...open('/', 5), atLeast: 98 },
  open('/privacy'),
  open('/login'),
  open('/onboarding'),
  own('/dashboard'),
  own('/training-schedule'),
  own('/season-plan'),
  own('/performance'),
  own('/settings'),
];
const MAX_LOST = 3;
const WHOLE = ['accessibility', 'best-practices', 'seo'] as const;

/** A Chromium of its own and the port by which it is led. */
async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'evenpace-lighthouse-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = findHeadlessShell();
  if (!browser)
    throw new Error('There is no Chromium here. Install chromium-headless-shell or chromium, or set CHROMIUM_PATH.');
  const child = spawn(browser, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`Chromium ended: ${said}`)));
  });
  return {
    port,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}

/** One command to the browser. A library that stays attached would disturb the traces. */
async function command(port: number, method: string, params: object): Promise<void> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.once('open', resolve));
  const answered = new Promise<{ error?: { message: string } }>((resolve) =>
    socket.once('message', (data) => resolve(JSON.parse(String(data)))),
  );
  socket.send(JSON.stringify({ id: 1, method, params }));
  const { error } = await answered;
  socket.close();
  if (error) throw new Error(`${method}: ${error.message}`);
}

const scoreOf = (result: Result, category: string) => Math.round((result.categories[category]!.score ?? 0) * 100);

/** What keeps a category below 100. */
function faultsOf(result: Result): string[] {
  return WHOLE.flatMap((category) =>
    result.categories[category]!.auditRefs.flatMap(({ id, weight }) => {
      const { score, title, details } = result.audits[id]!;
      return weight > 0 && score !== null && score < 1
        ? [`${category}: ${title} ${JSON.stringify((details as { items?: unknown })?.items ?? '').slice(0, 400)}`]
        : [];
    }),
  );
}

async function measured(url: string, { path: place, runs }: Page, port: number): Promise<Result[]> {
  const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories: ['performance', ...WHOLE] };
  const results: Result[] = [];
  for (let tries = 0; results.length < runs; tries += 1) {
    const { lhr } = (await lighthouse(url + place, flags))!;
    if (!lhr.runtimeError) results.push(lhr);
    // a trace that was lost is taken again
    else if (tries >= runs + MAX_LOST) throw new Error(`${place}: ${lhr.runtimeError.message}`);
  }
  return results;
}

function rowsOf({ path: place, atLeast }: Page, results: readonly Result[]): Row[] {
  const speed = median(results.map((result) => scoreOf(result, 'performance')));
  const metric = (id: string) => median(results.map(({ audits }) => audits[id]!.numericValue ?? 0));
  return [
    {
      name: `${place}: performance, median of ${results.length}`,
      value: speed,
      unit: '',
      target: `at least ${atLeast}`,
      holds: speed >= atLeast,
    },
    {
      name: `${place}: speed of the machine`,
      value: median(results.map(({ environment }) => environment.benchmarkIndex)),
      unit: 'index',
    },
    { name: `${place}: time blocked`, value: metric('total-blocking-time'), unit: 'ms' },
    { name: `${place}: first paint`, value: metric('first-contentful-paint') / 1000, unit: 's' },
    { name: `${place}: largest paint`, value: metric('largest-contentful-paint') / 1000, unit: 's' },
    {
      name: `${place}: layout shift`,
      value: metric('cumulative-layout-shift'),
      unit: '',
      target: 'at most 0.02',
      holds: metric('cumulative-layout-shift') <= 0.02,
    },
    ...WHOLE.map((category): Row => {
      const least = Math.min(...results.map((result) => scoreOf(result, category)));
      return { name: `${place}: ${category}`, value: least, unit: '', target: '100', holds: least === 100 };
    }),
  ];
}

/** Lighthouse's mobile scores of the product's own server. `LIGHTHOUSE_RUNS` sets the number of runs, `LIGHTHOUSE_PAGES` picks pages (`/login,/settings`); performance needs a quiet machine. */
export async function lighthouseScores(): Promise<void> {
  const server = await startServer();
  const browser = await startBrowser();
  try {
    const athlete = await Account.register(server.url);
    await athlete.onboard();
    await athlete.generate();
    const rows: Row[] = [];
    const chosen = process.env.LIGHTHOUSE_PAGES?.split(',');
    const pages = PAGES.filter((each) => !chosen || chosen.includes(each.path));
    for (const page of pages.map((each) => ({ ...each, runs: Number(process.env.LIGHTHOUSE_RUNS ?? each.runs) }))) {
      if (page.isSignedIn)
        await athlete.enter({ addCookies: (cookies) => command(browser.port, 'Storage.setCookies', { cookies }) });
      const results = await measured(server.url, page, browser.port);
      rows.push(...rowsOf(page, results));
      for (const fault of new Set(results.flatMap(faultsOf))) console.log(`${page.path}: ${fault}`);
    }
    report('Lighthouse', rows);
  } finally {
    await browser.stop();
    await server.stop();
  }
}
