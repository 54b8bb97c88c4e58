import { adapt } from '../../core/change/adapt.ts';
import type { ReportedEvent } from '../../core/language/request/request.ts';
import { answers, monday, on } from '../../test/core/calmWeeks.ts';
import { adaptToEvents } from './reportedEvents.ts';

const well: ReportedEvent = { kind: 'recovered', from: monday, to: null, area: null, place: null, symptoms: [] };
/** Rules would ease the week, were they asked. */
const strained = on(monday, { checkIns: [answers({ stress: 9, sleep: 2, mood: 3, mentalReadiness: 3 })] });
const fever = { from: monday, wellOn: null, mild: false, symptoms: ['fever'] };

test('who is well again changes something only where they were ill', () => {
  expect(adapt(strained).operations.length).toBeGreaterThan(0);
  expect(adaptToEvents(strained, [well]).changes).toEqual([]);
  expect(adaptToEvents({ ...strained, illness: { ...fever, wellOn: monday } }, [well]).changes).toEqual([]);
  expect(adaptToEvents({ ...strained, illness: fever }, [well]).changes.length).toBeGreaterThan(0);
  expect(adaptToEvents(strained, [{ ...well, area: 'knee' }]).changes.length).toBeGreaterThan(0);
});
