import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { useGenerating } from './schedule/useGenerating.ts';
import { useRevert } from './useRevert.ts';

/** What a hook's act asks for, besides its input. */
function askedBy(use: () => () => void) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(use, { wrapper });
  act(() => result.current());
  const { input, ...shown } = environment.mock.getMostRecentOperation().request.variables;
  return { input, shown: Object.keys(shown).filter((name) => shown[name]) };
}

test.each([
  ['schedule', 'onSchedule'],
  ['coachSchedule', 'onCoachSchedule'],
  ['season', 'onSeason'],
  ['other', 'onOther'],
] as const)('what is taken back on the screen “%s” brings what that one shows', (screen, shown) => {
  const asked = askedBy(() => {
    const [undo] = useRevert('athlete_1', screen);
    return () => undo('revision_1');
  });
  expect(asked).toEqual({ input: { athleteId: 'athlete_1', revisionId: 'revision_1' }, shown: [shown] });
});

test.each([
  ['schedule', null, {}, 'onSchedule'],
  ['dashboard', null, {}, 'onDashboard'],
  ['coachSchedule', { id: 'athlete_1', firstName: 'Robin' }, { athleteId: 'athlete_1' }, 'onCoachSchedule'],
] as const)('weeks made on the screen “%s” bring what that one shows', (screen, athlete, whose, shown) => {
  const asked = askedBy(() => {
    const [generate] = useGenerating(athlete, screen, () => {});
    return () => generate({ mode: 'SEASON_PLAN' });
  });
  expect(asked).toEqual({ input: { mode: 'SEASON_PLAN', ...whose }, shown: [shown] });
});
