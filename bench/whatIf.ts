import { findChromium } from '../e2e/chromium.mjs';
import { chromium } from '@playwright/test';
import { Account, TODAY } from '../e2e/account.ts';
import { addDays } from '../api/core/calendar/calendar.ts';
import { startServer } from '../e2e/server.ts';
import { median, report } from './table.ts';

const SLOWER = 4;
const ROUNDS = 5;
const MOVES = 120;
const MAX_MS = 20;

/** Lengths of the frames in which a race was dragged over the chart, milliseconds, shortest first. */
type Frames = readonly number[];

const at = (frames: Frames, part: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))]!;

// as text: the compiler would put names into it that the page does not know
const WATCH_FRAMES = `
  window.framesSeen = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    window.framesSeen.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
`;

/** Frames while a race of the what-if is dragged to and fro, on a processor that is four times slower. */
export async function whatIf(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const athlete = await Account.register(server.url);
    await athlete.onboard();
    await athlete.generate();
    for (const [weeks, priority] of [
      [8, 'B'],
      [11, 'C'],
      [28, 'A'],
    ] as const) {
      await athlete.call('POST', '/api/season-plan/races', {
        raceName: `Race in ${weeks} weeks`,
        raceType: 'olympic-tri',
        raceDate: addDays(TODAY, 7 * weeks + 4),
        priority,
      });
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await athlete.signIn(page, server.url);
    await page.goto(`${server.url}/season-plan`);
    await page.getByRole('button', { name: 'What if…' }).click();
    const handle = page.getByRole('slider', { name: /^Lake Olympic/ });
    await handle.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

    const framesOf = async (dragging: boolean): Promise<Frames> => {
      const { x, y, width, height } = (await (
        dragging ? handle : page.getByRole('heading', { name: 'What if?' })
      ).boundingBox())!;
      const [fromX, fromY] = [x + width / 2, y + height / 2];
      await page.mouse.move(fromX, fromY);
      if (dragging) await page.mouse.down();
      await page.evaluate(WATCH_FRAMES);
      for (let move = 0; move < MOVES; move += 1) await page.mouse.move(fromX + Math.sin(move / 10) * 80, fromY);
      const frames = await page.evaluate<number[]>('window.framesSeen.slice(2)');
      await page.mouse.move(fromX, fromY);
      await page.mouse.up();
      return frames.sort((a, b) => a - b);
    };
    const dragged: Frames[] = [];
    const still: Frames[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      still.push(await framesOf(false));
      dragged.push(await framesOf(true));
    }
    const late = (rounds: readonly Frames[]) => median(rounds.map((frames) => at(frames, 0.95)));
    const p95 = late(dragged);
    report('What-if', [
      {
        name: 'frame while dragging, 95 of 100, four times slower',
        value: p95,
        unit: 'ms',
        target: `at most ${MAX_MS}`,
        holds: p95 <= MAX_MS,
      },
      { name: 'frame while dragging, median', value: median(dragged.map((frames) => at(frames, 0.5))), unit: 'ms' },
      { name: 'frame while nothing is dragged, 95 of 100', value: late(still), unit: 'ms' },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
