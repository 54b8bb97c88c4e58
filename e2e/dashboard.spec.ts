import type { Account } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a week is told from the dashboard, seen in the full check-in, and the day is one click away', async ({ page, athlete }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible();
  const countdown = page.getByRole('region', { name: 'Race countdown' });
  await expect(countdown).toContainText(/16\s*weeks/);
  await expect(countdown).toContainText('until Lake Olympic');
  const examples = page.getByText('Example', { exact: true });
  await expect(examples).toHaveCount(5);

  // the week, by keyboard; what is left alone is no answer
  const card = page.getByRole('region', { name: 'Check-in', exact: true });
  await card.getByRole('slider', { name: 'Stress' }).focus();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
  await card.getByRole('button', { name: 'Sleep: it is 7' }).click();
  await card.getByLabel(/^Notes/).fill('Release week.');
  // as the sign-in page of a hotel's network answers
  await page.route('**/graphql', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome</p>' }));
  await card.getByRole('button', { name: 'Submit Check-in' }).click();
  await expect(page.getByText('We could not reach Evenpace. Check your connection and try again.').first()).toBeVisible();
  await expect(card.getByLabel(/^Notes/)).toHaveValue('Release week.');
  await page.unroute('**/graphql');
  await card.getByRole('button', { name: 'Submit Check-in' }).click();
  await expect(page.getByText('Check-in Submitted').first()).toBeVisible();
  await expectAccessible(page);

  // the same week in full; a draft of one form is the draft of the other
  await card.getByRole('slider', { name: 'Mood' }).focus();
  await page.keyboard.press('Enter');
  await card.getByRole('link', { name: 'All questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly Check-in' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Stress' })).toHaveAttribute('aria-valuetext', '8 of 10, high');
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', '7 of 10, good');
  await expect(page.getByRole('slider', { name: 'Energy' })).toHaveAttribute('aria-valuetext', /^Not answered/);
  await page.getByRole('group', { name: 'Major deadlines this week' }).getByText('Yes').click();
  await page.getByRole('button', { name: 'Update Check-in' }).click();
  await expect(page.getByText('Saved. You can change it until Sunday.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' }).last()).toBeChecked();
  const history = page.getByRole('region', { name: 'Check-in history' });
  await expect(history.getByText('8/10 · high')).toBeVisible();
  await history.getByRole('button', { name: 'Show as table' }).click();
  await expect(history.getByRole('row', { name: /4 Jan 2027/ })).toContainText('Release week.');
  await expectAccessible(page);

  // today's session, told in the schedule, makes the numbers the athlete's own
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('region', { name: 'Today' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback Submitted').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Robin' })).toBeVisible();
  await expect(examples).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Workouts Completed' })).toContainText(/^Workouts Completed1 \//);
  expect(athlete.email).toContain('@');
});

async function sessions(athlete: Account) {
  const { weeks } = await athlete.schedule();
  return weeks.flatMap(({ workouts }) =>
    (workouts as unknown as { id: string; scheduledDate: string; duration: number; intensity: string }[])
      .map(({ id, scheduledDate, duration, intensity }) => `${id} ${scheduledDate} ${duration} ${intensity}`)
      .sort(),
  );
}

test('a bad week eases the plan at once and says why; one session is kept, and undo brings all of it back', async ({ page, athlete }) => {
  const before = await sessions(athlete);
  await page.goto('/dashboard');
  const week = page.getByRole('region', { name: 'This week', exact: true });
  await expect(week).toContainText('0:00 of');
  const planned = await week.getByText(/of .* h done/).textContent();
  await page.getByRole('slider', { name: 'Stress' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('slider', { name: 'Sleep' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Submit Check-in' }).click();
  const outcome = page.getByRole('status', { name: 'What your check-in changed' });
  await expect(outcome.getByRole('heading')).toContainText(/workouts? eased: stress 10, sleep 1/);
  await expect(week).not.toContainText(planned!);
  await expectAccessible(page);
  const eased = await sessions(athlete);
  expect(eased).not.toEqual(before);

  await outcome.getByRole('button', { name: /^Keep as it was/ }).first().click();
  await expect(outcome.getByText('As it was', { exact: true })).toHaveCount(1);
  await expect.poll(() => sessions(athlete)).not.toEqual(eased);
  await outcome.getByRole('button', { name: 'Undo all' }).click();
  await expect(outcome.getByText('Undone. Your plan is as it was before.')).toBeVisible();
  expect(await sessions(athlete)).toEqual(before);
  await expect(week).toContainText(planned!);
});
