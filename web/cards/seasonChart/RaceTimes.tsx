import { hoursText, longClockText } from '../../../api/core/units/clock.ts';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { styled } from '../../ui/theme.ts';
import { type ChartRace, type DayScale, timeLabels } from './seasonChartData.ts';

const Row = styled('div', {
  position: 'relative',
  containerType: 'inline-size',
  variants: { lines: { 1: { height: '1.125rem' }, 2: { height: '2.125rem' } } },
});
// over the line of the race that runs behind it
const Label = styled('span', {
  position: 'absolute',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingX: '$1',
  backgroundColor: '$surface',
  fontSize: '$1',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  color: '$textMuted',
  '& strong': { fontWeight: '$semibold', color: '$phaseRace' },
  variants: {
    side: { before: { translate: '-100% 0', textAlign: 'right' }, after: {} },
    wideOnly: { true: { '@container (max-width: 34rem)': { display: 'none' } } },
  },
});

interface Times {
  goal: string | null;
  predicted: string | null;
}

function timesOf({ goalSec, lowSec, highSec }: ChartRace): Times | null {
  const goal = goalSec == null ? null : longClockText(goalSec);
  const predicted = lowSec == null || highSec == null ? null : `${hoursText(lowSec)}–${hoursText(highSec)} h`;
  return goal === null && predicted === null ? null : { goal, predicted };
}

interface RaceTimesProps {
  races: readonly ChartRace[];
  scale: DayScale;
  today: Day;
}

/** Goal and predicted time under the flags of races to come, where there is room. */
export function RaceTimes({ races, scale, today }: RaceTimesProps) {
  const timed = races.flatMap((race) => {
    const times = race.raceDate >= today ? timesOf(race) : null;
    return times === null ? [] : [{ ...race, ...times }];
  });
  if (timed.length === 0) return null;
  const labels = timeLabels(timed, scale);
  return (
    <Row aria-hidden lines={timed.some(({ goal, predicted }) => goal !== null && predicted !== null) ? 2 : 1}>
      {timed.map(({ id, raceDate, goal, predicted }) => {
        const label = labels.get(id);
        return (
          label && (
            <Label key={id} side={label.side} wideOnly={label.isWideOnly} style={{ left: scale.percent(raceDate) }}>
              {goal !== null && <strong>Goal {goal}</strong>}
              {predicted !== null && <span>Predicted {predicted}</span>}
            </Label>
          )
        );
      })}
    </Row>
  );
}
