import { type ModelServer, anAnswer, FAILURES, saysOf, startModelServer } from '../api/test/modelServer.ts';
import { expect, expectAccessible, holdToast, test as base } from './fixtures.ts';
import { startServer } from './server.ts';

/** A server of its own, with a language model that the story puts words into. */
const test = base.extend<{ model: ModelServer }>({
  model: async ({}, use) => {
    const model = await startModelServer();
    await use(model);
    await model.close();
  },
  url: async ({ model }, use) => {
    const server = await startServer({
      OPENAI_API_KEY: 'story',
      OPENAI_BASE_URL: model.baseURL,
      OPENAI_MODEL: 'story-coach',
    });
    await use(server.url);
    await server.stop();
  },
});

const REVIEW = 'This is a week to build on, and you have all that you need for it.';

/** Words the review; of a schedule it moves this week's Sunday run to the Saturday before it. */
const toSaturday = saysOf(({ facts, workouts }) => {
  if (facts) return { sentences: [REVIEW] };
  const { id, day } = workouts.find(
    ({ weekday, sport }: { weekday: string; sport: string }) => weekday === 'sunday' && sport === 'run',
  );
  const saturday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  return anAnswer([{ op: 'move', workout: id, day: saturday }], {
    explanation: 'The run comes on Saturday, so that you have all of Sunday to yourself.',
  });
});

const REQUEST =
  'Grandma turns ninety on Sunday and the whole clan gathers for cake, could the sporty bit happen sooner';

test('a model helps once it may: its answer is marked, applied and undone; when it is away, the built-in coach says so', async ({
  page,
  athlete,
  model,
}) => {
  const workouts = async () => (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts);
  const run = (await workouts()).find(({ dayOfWeek, workoutType }) => dayOfWeek === 'sunday' && workoutType === 'run')!;
  model.reply = toSaturday;
  await page.goto('/dashboard');
  const chat = page.getByRole('region', { name: 'Ask your coach' });
  await chat.getByRole('link', { name: 'see what it would be told' }).click();

  // off until it is switched on
  const card = page.getByRole('region', { name: 'Language Model' });
  const help = card.getByRole('switch', { name: 'Let the language model help' });
  await expect(help).not.toBeChecked();
  await expect(card.getByText(/^Off: nothing is sent to 127\.0\.0\.1:\d+ \(story-coach\)\.$/)).toBeVisible();
  await expectAccessible(page);
  expect(model.seen).toEqual([]);
  await help.focus();
  await page.keyboard.press('Space');
  await expect(help).toBeChecked();
  await expect(page.getByText('Settings Saved').first()).toBeVisible();
  await page.reload();
  await expect(help).toBeChecked();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(chat.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  await expect(chat.getByRole('link', { name: 'see what it would be told' })).toHaveCount(0);
  const ask = async (text: string) => {
    await chat.getByRole('textbox', { name: 'Your request' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await ask(REQUEST);
  await expect(chat.getByText('Answered by story-coach, checked against your plan.')).toBeVisible();
  await expect(chat.getByText('so that you have all of Sunday to yourself', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Apply Changes' }).click();
  await page.getByRole('dialog', { name: 'Apply Changes' }).getByRole('button', { name: 'Apply Changes' }).click();
  await holdToast(page, 'Changes applied!');
  await expect.poll(async () => (await athlete.workout(run.id))?.dayOfWeek).toBe('saturday');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await athlete.workout(run.id))?.dayOfWeek).toBe('sunday');

  // the review was asked for when the dashboard was first opened with consent
  await page.reload();
  await expect(page.getByRole('region', { name: 'Weekly coach review' }).getByText(REVIEW)).toBeVisible();

  model.reply = FAILURES['fails']!;
  await ask('Move my run');
  await expect(chat.getByText('Answered by the built-in coach.')).toBeVisible();
});
