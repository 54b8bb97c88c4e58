import type { Blackout } from '../../../api/core/blackout.ts';
import type { Day } from '../../../api/core/calendar.ts';
import { dateRange, fullDate } from '../../cards/dateText.ts';
import { Fact, Facts, ProfileCard } from './Facts.tsx';

const shown = ({ from, to }: Blackout) => (from === to ? fullDate(from) : dateRange(from, to));

/** Dates without training that are not over yet; nothing where there are none. */
export function BlockedDates({ today, dates }: { today: Day; dates: readonly Blackout[] }) {
  const ahead = dates.filter(({ to }) => to >= today);
  if (ahead.length === 0) return null;
  return (
    <ProfileCard title="Blocked Dates" text="Nothing is planned on these days.">
      <Facts>
        {ahead.map((blackout) => (
          <Fact key={`${blackout.from} ${blackout.to} ${blackout.label}`} label={blackout.label ?? 'No training'}>
            {shown(blackout)}
          </Fact>
        ))}
      </Facts>
    </ProfileCard>
  );
}
