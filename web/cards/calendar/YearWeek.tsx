import { graphql, useFragment } from 'react-relay';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { dateName } from '../../../api/core/calendar/dayNames.ts';
import type { YearWeek_week$data, YearWeek_week$key } from '../../__generated__/YearWeek_week.graphql.ts';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayAndMonth } from '../dateText.ts';
import { hoursToFiveMinutes, timeText } from '../../../api/core/units/timeText.ts';
import { PhaseDot } from '../phaseDot.ts';
import { phaseName } from '../phaseText.ts';
import { OpenButton } from './OpenButton.ts';
import { meantMinutes } from './year.ts';

const Row = styled('li', {
  borderTop: '1px solid $colors$line',
  variants: { isNow: { true: { backgroundColor: '$accentSoft' } } },
});
const Face = styled('span', {
  display: 'grid',
  gridTemplateColumns: '0.5rem 3.25rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: '$1 $2',
  width: '100%',
  padding: '$1',
  fontSize: '$2',
  textAlign: 'left',
});
const Monday = styled('span', { color: '$textMuted', whiteSpace: 'nowrap' });
const Track = styled('span', {
  position: 'relative',
  height: '0.75rem',
  '& > span': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    borderRadius: '$small',
    '@forced': { outline: '1px solid' },
  },
});
const Meant = styled('span', { backgroundColor: '$accentLine' });
const Done = styled('span', { backgroundColor: '$accent', '@forced': { backgroundColor: 'Highlight' } });
const Hours = styled('span', { textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const Races = styled('span', { gridColumn: '2 / -1', fontWeight: '$semibold', overflowWrap: 'anywhere' });

interface YearWeekProps {
  week: YearWeek_week$key;
  /** Minutes of the largest week of the year. */
  most: number;
  today: Day;
  lastDay: Day;
  onDay: (day: Day) => void;
}

/** A week of a year: what was done of what was meant as a bar, its phase and its races. */
export function YearWeek({ week: key, most, today, lastDay, onDay }: YearWeekProps) {
  const week = useFragment(
    graphql`
      fragment YearWeek_week on CalendarWeek {
        weekStartDate
        plannedMinutes
        doneMinutes
        outline {
          phaseType
          targetHours
        }
        days {
          races {
            id
            raceName
          }
        }
      }
    `,
    key,
  );
  const { weekStartDate: monday, doneMinutes, outline } = week;
  const meant = meantMinutes(week);
  const races = week.days.flatMap((day) => day.races);
  const isNow = monday <= today && today < addDays(monday, 7);
  const percent = (minutes: number) => `${(100 * minutes) / most}%`;
  const face = (
    <>
      <VisuallyHidden>{wordsOf(week)}</VisuallyHidden>
      <Face aria-hidden>
        {outline ? <PhaseDot phase={outline.phaseType} css={{ square: '0.5rem' }} /> : <span />}
        <Monday>{dayAndMonth(monday)}</Monday>
        <Track>
          <Meant style={{ width: percent(meant) }} />
          <Done style={{ width: percent(doneMinutes) }} />
        </Track>
        <Hours>{hoursText(week)}</Hours>
        {races.map(({ id, raceName }) => (
          <Races key={id}>{raceName}</Races>
        ))}
      </Face>
    </>
  );
  return (
    <Row isNow={isNow} aria-current={isNow ? 'date' : undefined}>
      {monday > lastDay ? (
        face
      ) : (
        <OpenButton type="button" onClick={() => onDay(monday)}>
          {face}
        </OpenButton>
      )}
    </Row>
  );
}

type Week = Omit<YearWeek_week$data, ' $fragmentType'>;

/** '5:20 h' done, else '6:00 h' planned, else '6:00 h' meant. */
function hoursText({ plannedMinutes, doneMinutes, outline }: Week): string {
  const minutes = doneMinutes || plannedMinutes;
  if (minutes > 0) return timeText(minutes);
  return outline ? hoursToFiveMinutes(outline.targetHours) : '';
}

/** 'Week of 2 November: 5:20 h done of 6:00 h, Build. Race: Lake Olympic'. */
function wordsOf(week: Week): string {
  const { weekStartDate, plannedMinutes, doneMinutes, outline } = week;
  const meant = meantMinutes(week);
  const done = doneMinutes > 0 ? `${timeText(doneMinutes)} done` : null;
  const planned = meant > 0 ? `${timeText(meant)} ${plannedMinutes > 0 ? 'planned' : 'meant'}` : null;
  const parts = [done, planned, outline && phaseName(outline.phaseType)].filter(Boolean);
  const races = week.days.flatMap((day) => day.races.map(({ raceName }) => raceName));
  const told = `Week of ${dateName(weekStartDate)}: ${parts.length > 0 ? parts.join(', ') : 'nothing planned'}`;
  return races.length === 0 ? told : `${told}. Race: ${races.join(', ')}`;
}
