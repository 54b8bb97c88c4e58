import type { Page } from '@playwright/test';
import { addDays, weekdayOf } from '../api/core/calendar/calendar.ts';
import { workoutFile } from '../api/test/fitWorkoutFiles.ts';
import { Account, TODAY } from './account.ts';
import { expect, test } from './fixtures.ts';
import { coachScreens, type Screen, SETTINGS_PARTS, SIGNED_IN } from './screenList.ts';

/** Each would call a function of the page in some parser; N is the number of the field that it stands in. */
const SHAPES = [
  '<script>xss(N)</script>',
  '<img src=x onerror=xss(N)>',
  '"><svg onload=xss(N)>',
  "'><b id=xssN onmouseover='xss(N)'>",
  '<a href="javascript:xss(N)">xssN</a>',
  '</script><script>xss(N)</script>',
  '</title></textarea></style><img src=x onerror=xss(N)>',
  '<iframe srcdoc="<script>xss(N)</script>">',
  '<style>@import "//evil.example/N"</style>',
  '<form action=//evil.example/N><button>xssN',
  '<base href=//evil.example/N/>',
  '<meta http-equiv=refresh content=0;url=//evil.example/N>',
  '${xss(N)} {{xss(N)}} <%= xss(N) %>',
  '<details open ontoggle=xss(N)>',
  '<input autofocus onfocus=xss(N)>',
  '<math><mi xlink:href="javascript:xss(N)">xssN',
  'javascript:xss(N)//',
  '[xssN](javascript:xss(N)) ![x](x"onerror="xss(N))',
  '&lt;img src=x onerror=xss(N)&gt;',
  '<noscript><p title="</noscript><img src=x onerror=xss(N)>">',
];

let shape = 0;
const told = new Map<string, string>();
/** A payload for a field that may hold so many characters. A longer field holds several. */
function payload(field: string, most = 80): string {
  const n = told.size + 1000;
  let text = '';
  for (let left = SHAPES.length; left > 0; left -= 1) {
    const next = SHAPES[shape % SHAPES.length]!.replaceAll('N', String(n));
    if (text !== '' && text.length + next.length + 1 > Math.min(most, 600)) break;
    shape += 1;
    if (next.length <= most) text = text === '' ? next : `${text} ${next}`;
    if (most <= 80 && text !== '') break;
  }
  told.set(field, text);
  return text;
}

const upload = async (page: Page, url: string, name: string) => {
  const file = workoutFile([{ durationType: 0, duration: 600_000, note: payload('note of a FIT step', 40) }], { name });
  const answer = await page.request.post(`${url}/api/workouts/upload-fit`, {
    headers: { origin: url },
    multipart: {
      fitFile: {
        name: `${payload('name of a FIT file')}.fit`,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(file),
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};

/** Answers the workouts that hold something. */
async function fillAthlete(athlete: Account): Promise<string[]> {
  await athlete.call('PATCH', '/api/profile', {
    firstName: payload('first name'),
    lastName: payload('last name'),
    injuries: [
      {
        injuryType: payload('injury type'),
        affectedArea: payload('affected area'),
        dateOccurred: null,
        isRecovered: false,
        notes: payload('notes of an injury', 600),
      },
    ],
    trainingPreferences: {
      blackoutDates: [
        { from: addDays(TODAY, 20), to: addDays(TODAY, 20), label: payload('label of a blocked date', 60) },
      ],
    },
  });
  for (const away of [60, 90]) {
    await athlete.call('POST', '/api/season-plan/races', {
      raceName: payload(`race in ${away} days`),
      raceType: 'olympic-tri',
      raceDate: addDays(TODAY, away),
      priority: 'B',
      location: payload(`place of it (${away})`),
      notes: payload(`notes of it (${away})`, 600),
    });
  }
  const { weeks } = await athlete.schedule();
  const workouts = weeks.flatMap((week) => week.workouts);
  const past = workouts.find(({ scheduledDate }) => scheduledDate <= TODAY)!;
  await athlete.call('POST', `/api/training-schedule/workouts/${past.id}/feedback`, {
    completionStatus: 'partially_completed',
    actualDuration: 20,
    perceivedExertion: 5,
    feelingRating: 4,
    notes: payload('notes of a feedback', 600),
  });
  const day = addDays(TODAY, 2);
  const { workout } = await athlete.call<{ workout: { id: string } }>(
    'POST',
    '/api/training-schedule/workouts/create',
    {
      ...{ scheduledDate: day, dayOfWeek: weekdayOf(day), workoutType: 'run', duration: 30 },
      ...{
        intensity: payload('intensity of a workout', 40),
        description: payload('description of a workout'),
        instructions: payload('instructions of a workout', 600),
      },
    },
  );
  await athlete.call('POST', '/api/check-ins', {
    mood: 2,
    stress: 9,
    sleep: 2,
    mentalReadiness: 2,
    notes: payload('notes of a check-in', 600),
  });
  return [past.id, workout.id];
}

async function fillCoach(coach: Account, page: Page, url: string): Promise<void> {
  await coach.call('PATCH', '/api/profile', {
    firstName: payload("coach's first name"),
    lastName: payload("coach's last name"),
  });
  await coach.call('POST', '/api/coach/invites', { name: payload('name of an invitation') });
  for (const principleType of ['training_philosophy', 'schedule_adjustment']) {
    await coach.call('POST', '/api/coach/coaching-principle', {
      principleType,
      context: payload(`context (${principleType})`, 400),
      principle: payload(`principle (${principleType})`, 600),
    });
  }
  await upload(page, url, payload('workout name in a FIT file', 60));
  const [first] = await coach.call<{ id: string }[]>('GET', '/api/workouts');
  await coach.call('PUT', `/api/workouts/${first!.id}`, {
    ...{
      name: payload('library workout'),
      workoutType: 'run',
      intensity: 'easy',
      description: payload('its description', 400),
      instructions: payload('its instructions', 600),
    },
    tags: [payload('its tag', 40)],
  });
  const input = { name: payload('access token'), scope: 'READ', days: 5 };
  await coach.call('POST', '/graphql', {
    query: 'mutation T($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename } }',
    variables: { input },
  });
}

/** Where markup or a script of somebody else's would show that it was taken for more than text. */
const ALIVE =
  'img[src="x"], [onerror], [onload], [onmouseover], [ontoggle], [onfocus], [id^="xss"], [href^="javascript" i], iframe, base, [action*="evil"], [src*="evil"], meta[http-equiv]';

test('what people write is shown as they wrote it, on every screen, and never becomes a part of the page', async ({
  page,
  account: coach,
  url,
}) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => void (ran.push(`dialog: ${dialog.message()}`), dialog.dismiss()));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) ran.push(`request: ${request.url()}`);
    if (/\/x$/.test(new URL(request.url()).pathname)) ran.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('xss', (n: number) => void ran.push(`script of field ${n}`));
  await page.exposeFunction('violated', (what: string) => void ran.push(`against the policy: ${what}`));
  await page.addInitScript(() =>
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) =>
        void (window as unknown as { violated(what: string): void }).violated(
          `${violatedDirective} ${blockedURI} ${sample}`,
        ),
    ),
  );

  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();
  const id = await coach.coaches(athlete);
  await fillCoach(coach, page, url);
  const workouts = await fillAthlete(athlete);

  let shown = '';
  const look = async () => {
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    shown += await page.evaluate(() =>
      [
        document.title,
        document.body.textContent,
        ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
        ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')),
      ].join('\n'),
    );
    expect(await page.locator(ALIVE).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    expect(ran).toEqual([]);
  };
  const visit = async ({ path, shows }: Screen) => {
    await page.goto(path);
    await page.getByRole('heading', { name: shows }).first().waitFor();
    await look();
  };

  await test.step('what the coach sees', async () => {
    for (const screen of [...coachScreens(id), ...SETTINGS_PARTS, { path: '/profile', shows: 'Profile' }])
      await visit(screen);
    await visit({ path: '/workouts?q=xss', shows: 'Workout Library' });
    // each opens in its card
    for (const button of await page.getByRole('button', { name: /^Details of .*xss/ }).elementHandles())
      await button.click();
    await look();
    await page
      .getByRole('button', { name: /^Edit .*xss/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await look();
    await visit({
      path: `/workouts?q=${encodeURIComponent(payload('a search that finds nothing'))}`,
      shows: 'Workout Library',
    });
  });

  // a page that is open when somebody else signs in loads itself anew, and would be in the way of the next
  await page.goto('/api/openapi.json');
  await page.context().clearCookies();
  await athlete.signIn(page);
  await test.step('what the athlete sees', async () => {
    for (const screen of SIGNED_IN) await visit(screen);
    for (const workout of workouts) {
      await page.goto(`/training-schedule?workout=${workout}`);
      await page.getByRole('dialog').waitFor();
      await look();
    }
    await visit({ path: '/training-schedule', shows: 'Training Schedule' });
    await page.getByRole('button', { name: 'Ask Your Coach' }).click();
    const box = page.getByRole('dialog', { name: 'Ask Your Coach' }).getByRole('textbox', { name: 'Your request' });
    await box.fill(payload('request in the chat', 400));
    await box.press('Enter');
    // it is no request that anybody could read, and stays typed
    await expect(page.getByText('Unable to process your request. Please try rephrasing.')).toBeVisible();
    await look();
  });

  await test.step('a calendar file', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).first().waitFor();
    await look();
    await page.getByRole('button', { name: 'Read a Calendar File' }).click();
    const date = addDays(TODAY, 10).replaceAll('-', '');
    await page.getByTestId('file').setInputFiles({
      name: `${payload('name of a calendar file')}.ics`,
      mimeType: 'text/calendar',
      buffer: Buffer.from(
        [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          `X-WR-CALNAME:${payload('name of a calendar')}`,
          'BEGIN:VEVENT',
          'UID:1',
          `DTSTART;VALUE=DATE:${date}`,
          `SUMMARY:${payload('title of an appointment', 60)}`,
          'END:VEVENT',
          'END:VCALENDAR',
        ].join('\r\n'),
      ),
    });
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await look();
  });

  await test.step('addresses', async () => {
    for (const [name, path] of Object.entries({
      error: '/login?error=',
      next: '/login?next=',
      step: '/onboarding?step=',
      token: '/reset-password#token=',
      page: '/no/such/',
      date: '/training-schedule?date=',
    })) {
      await page.goto(path + encodeURIComponent(payload(`${name} in an address`)));
      await page.locator('h1').first().waitFor();
      await look();
    }
  });

  // what stands in an address is not the page's to tell, and of files their names are not kept
  const isShown = ([field, text]: [string, string]) =>
    / in an address$|^name of a (FIT|calendar) file$|^name of a calendar$/.test(field) || shown.includes(text);
  expect([...told].filter((each) => !isShown(each)).map(([field]) => field)).toEqual([]);
});
