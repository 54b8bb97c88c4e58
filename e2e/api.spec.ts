import { expect, test } from './fixtures.ts';

test('a person who opens the API finds GraphiQL, asks as themselves, and hears of changes', async ({
  page,
  athlete,
  url,
  context,
}) => {
  const elsewhere: string[] = [];
  page.on(
    'request',
    (request) =>
      void (request.url().startsWith(url) || request.url().startsWith('data:') || elsewhere.push(request.url())),
  );
  await page.goto('/graphql');
  const answer = page.locator('.result-window');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(answer).toContainText('"Robin"');
  const { viewer } = (
    await athlete.call<{ data: { viewer: { athlete: { id: string } } } }>('POST', '/graphql', {
      query: '{ viewer { athlete { id } } }',
    })
  ).data;

  await page.getByRole('tab', { name: 'Changes' }).click();
  // pasted: the editor closes what is typed
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify({ athleteId: viewer.athlete.id }));
  await page.locator('.graphiql-editor-tool .monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  // listened to from the moment it opens
  const following = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes('scheduleUpdated') && resolve()),
    );
  });
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await following;
  const { weeks } = await athlete.schedule();
  const { id } = weeks[0]!.workouts.find(({ scheduledDate }) => scheduledDate === '2027-01-06')!;
  // what was sent says not when the server listens: a change before that is not heard of
  let minutes = 40;
  await expect(async () => {
    minutes += 1;
    await athlete.call('POST', `/api/training-schedule/workouts/${id}/feedback`, {
      completionStatus: 'completed',
      actualDuration: minutes,
    });
    await expect(answer).toContainText('"scheduleUpdated"', { timeout: 3000 });
  }).toPass();
  expect(elsewhere).toEqual([]);
});
