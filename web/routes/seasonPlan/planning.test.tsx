import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, showToast } from '../../ui/Toast.tsx';
import { anAthlete, aPhase, aPlan, aRace, aRevision } from './testing/seasonFixture.ts';
import { openDialog, raceSchedule, showSeason, toasts } from './testing/showSeason.tsx';

afterEach(() => act(() => dismissToast()));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

const BASE = aPhase('Base', 'BASE', '2026-11-02', '2027-01-17', { focusAreas: ['Endurance'] });
const RACES = [aRace('Goal', '2027-05-02'), aRace('Loop', '2027-03-14', { priority: 'B' })];

describe('a phase', () => {
  test('is edited in hours, words and sports, but not in its name; required sports stay', async () => {
    const edited = { ...BASE, weeklyVolume: 9.5, isEdited: true };
    const page = await showSeason(aPlan({ phases: [BASE] }), {
      updatePhase: {
        __typename: 'UpdatePhasePayload',
        phase: edited,
        seasonPlan: aPlan({ phases: [edited] }),
        revision: aRevision(4),
      },
    });
    await openDialog('Edit Base phase');
    expect(inDialog().getByLabelText('Phase name')).toHaveAttribute('readonly');
    const running = inDialog().getByRole('checkbox', { name: /Running/ });
    expect(running).toBeChecked();
    expect(running).toBeDisabled();
    expect(running).toHaveAccessibleDescription('Required for your race type');
    expect(inDialog().getByRole('checkbox', { name: /Cycling/ })).toHaveAccessibleDescription('Complementary sport');
    const hours = inDialog().getByLabelText(/Weekly hours/);
    const update = inDialog().getByRole('button', { name: 'Update Phase' });
    for (const [typed, allowed] of [
      ['', false],
      ['0.5', false],
      ['40', true],
      ['41', false],
      ['9.5', true],
    ] as const) {
      await userEvent.clear(hours);
      if (typed) await userEvent.type(hours, typed);
      expect((update as HTMLButtonElement).disabled).toBe(!allowed);
    }
    await userEvent.click(inDialog().getByRole('checkbox', { name: /Cycling/ }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Remove Endurance' }));
    await userEvent.type(inDialog().getByLabelText(/Focus areas/), 'Hills{Enter}Cadence');
    await userEvent.click(update);
    expect(page.asked()).toEqual([
      {
        phaseId: 'Base',
        weeklyVolume: 9.5,
        description: 'Base description.',
        focusAreas: ['Hills', 'Cadence'],
        sportPreferences: ['RUNNING', 'CYCLING', 'STRENGTH'],
      },
    ]);
    await page.answer();
    expect(await toasts('Phase Updated')).not.toHaveLength(0);
    expect(screen.getByText('Edited')).toBeInTheDocument();
    expect(screen.getByText('9:30 h/week')).toBeInTheDocument();
  });

  test('saved as it was, it offers no way back: the latest change is another one', async () => {
    const page = await showSeason(aPlan({ phases: [BASE] }), {
      updatePhase: {
        __typename: 'UpdatePhasePayload',
        phase: BASE,
        seasonPlan: aPlan({ phases: [BASE] }),
        revision: aRevision(3),
        unchanged: true,
      },
    });
    await openDialog('Edit Base phase');
    await userEvent.click(inDialog().getByRole('button', { name: 'Update Phase' }));
    await page.answer();
    expect(await toasts('Nothing Changed')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByText('Phase Updated')).toBeNull();
  });
});

describe('the sports of the season', () => {
  test('are at least one, and the rest follows at the next regeneration', async () => {
    const page = await showSeason(aPlan({ sportPreferences: ['RUNNING'] }), {
      updateSportPreferences: {
        __typename: 'UpdateSportPreferencesPayload',
        seasonPlan: aPlan({ sportPreferences: ['CYCLING'], needsRegeneration: { reasons: ['SPORTS'] } }),
        revision: aRevision(4),
      },
    });
    await openDialog('Edit Sports');
    expect(inDialog().getByText(/follow the next time the plan is regenerated/)).toBeInTheDocument();
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Running' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Save Sports' }));
    expect(inDialog().getByText('Please select at least one sport')).toBeInTheDocument();
    expect(page.asked()).toEqual([]);
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Cycling' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Save Sports' }));
    expect(page.asked()).toEqual([{ athleteId: 'athlete', sportPreferences: ['CYCLING'] }]);
    await page.answer();
    expect(screen.getByRole('region', { name: 'Sport Focus' })).toHaveTextContent('Cycling');
    expect(screen.getByText('The plan no longer fits')).toBeInTheDocument();
  });
});

describe('regeneration', () => {
  const phase = (startDate: string, endDate: string, weeklyVolume: number) => ({
    phaseName: 'Base',
    phaseType: 'BASE',
    startDate,
    endDate,
    weeklyVolume,
    description: '',
    focusAreas: [],
    sportPreferences: [],
  });
  const preview = (id: string, title: string) => ({
    __typename: 'PreviewRegenerationPayload',
    preview: {
      id,
      expiresAt: '2026-11-21T00:00:00Z',
      recommendations: [{ kind: 'AWKWARD_GAP', title, message: 'Ten weeks apart.', suggestion: 'Make one a B race.' }],
      allRaces: RACES.map(({ id: raceId, raceName, raceType, raceDate, priority }) => ({
        raceId,
        raceName,
        raceType,
        raceDate,
        priority,
        distance: 'Marathon',
      })),
      phaseCount: { old: 1, new: 2 },
      dateRange: { old: { start: '2026-11-02', end: '2027-01-17' }, new: { start: '2026-11-02', end: '2027-05-09' } },
      newPhases: [],
      phases: [
        {
          change: 'MOVED',
          before: phase('2026-11-02', '2027-01-17', 7),
          after: phase('2026-11-02', '2027-01-24', 7.5),
        },
        { change: 'NEW', before: null, after: phase('2027-01-25', '2027-05-09', 8) },
      ],
      weeks: [
        { weekStartDate: '2026-11-16', hoursBefore: 6, hoursAfter: 6 },
        { weekStartDate: '2026-11-23', hoursBefore: null, hoursAfter: 9 },
      ],
      raceDays: [
        {
          raceId: 'Goal',
          raceName: 'Goal',
          before: { raceDate: '2027-05-02', fitness: 50, form: -4, band: 'NEUTRAL' },
          after: { raceDate: '2027-05-02', fitness: 55, form: 12, band: 'FRESH' },
        },
      ],
    },
  });
  const applied = {
    __typename: 'ApplyRegenerationPayload',
    athlete: anAthlete(aPlan({ races: RACES, phases: [BASE] })),
    seasonPlan: aPlan({ races: RACES, phases: [BASE] }),
    revision: aRevision(4, { summary: 'Regenerated the season plan.' }),
  };

  test('wants two races, and says so', async () => {
    await showSeason(aPlan({ races: [RACES[0]] }));
    expect(button('Regenerate Plan')).toBeDisabled();
    expect(button('Regenerate Plan')).toHaveAccessibleDescription('The plan can be regenerated once it has 2 races.');
  });

  test('shows what would change, and applies exactly that', async () => {
    const page = await showSeason(aPlan({ races: RACES }), {
      previewRegeneration: preview('preview 1', 'Awkward gap'),
      applyRegeneration: applied,
    });
    act(() => void showToast({ title: 'Race Added', description: 'Regenerate the plan.' }));
    await userEvent.click(button('Regenerate Plan'));
    expect(button('Analyzing...')).toBeDisabled();
    expect(screen.getAllByText('Race Added')).not.toHaveLength(0);
    await page.answer();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Season Plan Regeneration Preview');
    expect(screen.queryByText('Race Added')).toBeNull();
    expect(inDialog().getByText('Awkward gap')).toBeInTheDocument();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Phases1becomes2');
    expect(dialog).toHaveTextContent('2 Nov 2026 – 17 Jan 2027becomes2 Nov 2026 – 9 May 2027');
    expect(dialog).toHaveTextContent('Biggest week6:00 hbecomes9:00 h');
    const lines = within(inDialog().getByRole('region', { name: 'Phases' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'BaseMovesNow2 Nov 2026 – 17 Jan 2027 · 7:00 h/weekNew2 Nov 2026 – 24 Jan 2027 · 7:30 h/week',
      'BaseNewNownot there yetNew25 Jan – 9 May · 8:00 h/week',
    ]);
    expect(inDialog().getByRole('region', { name: 'Weekly hours' })).toHaveTextContent('1 of 2 weeks');
    expect(inDialog().getByRole('region', { name: 'Races' })).toHaveTextContent(/Goal.*Form−4becomes\+12Fresh/);
    await userEvent.click(inDialog().getByRole('button', { name: 'Apply Changes' }));
    expect(page.asked()).toEqual([{ previewId: 'preview 1' }]);
    await page.answer();
    expect(await toasts('Season Plan Regenerated')).not.toHaveLength(0);
    expect(button('Undo')).toBeInTheDocument();
  });

  test('of a plan that has changed meanwhile offers a fresh preview', async () => {
    let count = 0;
    const page = await showSeason(aPlan({ races: RACES }), {
      previewRegeneration: () => preview(`preview ${++count}`, `Gap ${count}`),
      applyRegeneration: { __typename: 'PlanChanged', kind: 'STALE_PREVIEW', message: 'The plan has changed.' },
    });
    await userEvent.click(button('Regenerate Plan'));
    await page.answer();
    await screen.findByRole('dialog');
    await userEvent.click(inDialog().getByRole('button', { name: 'Apply Changes' }));
    await page.answer();
    expect(inDialog().getByRole('alert')).toHaveTextContent('Nothing was applied.');
    expect(inDialog().queryByRole('button', { name: 'Apply Changes' })).not.toBeInTheDocument();
    await userEvent.click(inDialog().getByRole('button', { name: 'Show a Fresh Preview' }));
    await page.answer();
    expect(inDialog().getByText('Gap 2')).toBeInTheDocument();
    expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('what the coach changes appears, and is said; a missing revision loads the page anew', async () => {
  const page = await showSeason(aPlan({ races: RACES }));
  expect(page.followed()).toMatchObject([{ since: 3 }]);
  const update = (revision: number, races: typeof RACES) => ({
    scheduleUpdated: {
      revision,
      cause: 'SEASON',
      summary: 'Added the race Park.',
      actorRole: 'COACH',
      athlete: anAthlete(aPlan({ races }), { scheduleRevision: revision }),
    },
  });
  await page.publish(update(4, [...RACES, aRace('Park', '2027-02-07')]));
  expect(raceSchedule().getByText('Park')).toBeInTheDocument();
  expect(await toasts('Your coach changed your season plan')).not.toHaveLength(0);
  await page.publish(update(6, RACES));
  await page.answer();
  expect(raceSchedule().queryByText('Park')).not.toBeInTheDocument();
});
