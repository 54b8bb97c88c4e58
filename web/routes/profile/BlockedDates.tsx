import type { Blackout } from '../../../api/core/athlete/athlete.ts';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { dateRange, fullDate } from '../../cards/dateText.ts';
import { Fact, Facts, ProfileCard } from './Facts.tsx';
import { timeText } from '../../../api/core/units/timeText.ts';

const dates = ({ from, to }: Blackout) => (from === to ? fullDate(from) : dateRange(from, to));
const time = ({ from, to, mostMinutes }: Blackout) =>
  mostMinutes ? `: at most ${timeText(mostMinutes)}${from === to ? '' : ' a day'}` : '';

/** Dates with no or little time for training that are not over yet; nothing where there are none. */
export function BlockedDates({ today, ranges }: { today: Day; ranges: readonly Blackout[] }) {
  const ahead = ranges.filter(({ to }) => to >= today);
  if (ahead.length === 0) return null;
  return (
    <ProfileCard title="Blocked Dates" text="Nothing is planned on these days, or no more than you have time for.">
      <Facts>
        {ahead.map((blackout) => (
          <Fact
            key={`${blackout.from} ${blackout.to} ${blackout.label}`}
            label={blackout.label ?? (blackout.mostMinutes ? 'Little time' : 'No training')}
          >
            {dates(blackout)}
            {time(blackout)}
          </Fact>
        ))}
      </Facts>
    </ProfileCard>
  );
}
