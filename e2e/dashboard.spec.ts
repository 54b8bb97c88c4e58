import { expect, expectAccessible, test } from './fixtures.ts';

test('a week is told from the dashboard, seen in the full check-in, and the day is one click away', async ({
  page,
  athlete,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible();
  const countdown = page.getByRole('region', { name: 'Race countdown' });
  await expect(countdown).toContainText(/16\s*weeks/);
  await expect(countdown).toContainText('until Lake Olympic');
  // the plan is known, and nothing is praised that was not done
  const examples = page.getByText('Example', { exact: true });
  await expect(page.getByRole('region', { name: 'Consistency score' })).toContainText(
    'Your score appears once your first week is over.',
  );
  await expect(page.getByRole('article', { name: 'Next Session' })).toContainText(/^Next SessionToday/);
  await expect(examples).toHaveCount(0);

  // the week, by keyboard; what is left alone is no answer
  const card = page.getByRole('region', { name: 'Check-in', exact: true });
  await card.getByRole('slider', { name: 'Stress' }).focus();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
  await card.getByRole('button', { name: 'Sleep: use 7' }).click();
  await card.getByLabel(/^Notes/).fill('Release week.');
  // as the sign-in page of a hotel's network answers
  await page.route('**/graphql', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome</p>' }));
  await card.getByRole('button', { name: 'Submit Check-in' }).click();
  await expect(
    page.getByText('We could not reach Evenpace. Check your connection and try again.').first(),
  ).toBeVisible();
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
  await history.getByRole('button', { name: 'Show as Table' }).click();
  await expect(history.getByRole('row', { name: /4 Jan 2027/ })).toContainText('Release week.');
  await expectAccessible(page);

  // today's workout, told in the schedule, makes the numbers the athlete's own
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('region', { name: 'Today' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback Submitted').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible();
  await expect(examples).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Workouts Completed' })).toContainText(/^Workouts Completed1 \//);
  expect(athlete.email).toContain('@');
});
