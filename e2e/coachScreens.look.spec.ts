import { Account } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { coachScreens } from './screenList.ts';
import { walk } from './walk.ts';

test('the screens of a coach, empty and filled', async ({ page, account: coach, url }) => {
  await coach.call('POST', '/api/coach/enable');
  await walk(page, [
    { path: '/coach/dashboard', shows: 'No athletes yet' },
    { path: '/coach/principles', shows: 'No principles yet' },
    { path: '/coach/athlete/athlete_00000000-0000-7000-8000-000000000000', shows: 'Athlete not found' },
  ]);
  const [planned, fresh] = [await Account.register(url), await Account.register(url)];
  await planned.onboard();
  await planned.generate();
  for (const athlete of [planned, fresh]) await coach.coaches(athlete);
  await planned.call('POST', '/api/check-ins', {
    mood: 2,
    stress: 9,
    sleep: 2,
    mentalReadiness: 2,
    notes: 'Quarter end.',
    travelThisWeek: true,
  });
  await coach.call('POST', '/api/coach/coaching-principle', {
    principleType: 'training_philosophy',
    context: 'All athletes',
    principle: 'No long run on Saturday',
    scope: 'general',
  });
  const athletes = await coach.call<{ id: string; email: string }[]>('GET', '/api/coach/athletes');
  const idOf = (athlete: Account) => athletes.find(({ email }) => email === athlete.email)!.id;

  await walk(page, coachScreens(idOf(planned)));
  await page
    .getByRole('button', { name: /^Add workout on/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Add Workout' })).toBeVisible();
  await expectAccessible(page);
  const empty = `/coach/athlete/${idOf(fresh)}`;
  await walk(page, [
    { path: empty, shows: 'Race Goals' },
    { path: `${empty}/season-plan`, shows: 'No Season Plan Yet' },
    { path: `${empty}/training-schedule`, shows: 'No training schedule found for this athlete.' },
  ]);
  await page.goto('/coach/principles');
  await page.getByRole('button', { name: 'Add Principle' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
