import type { Day } from '../../../api/core/calendar/calendar.ts';
import { styled } from '../../ui/theme.ts';
import { type ChartRace, type DayScale, flagLeans } from './seasonChartData.ts';

const Flags = styled('div', { position: 'relative', height: '1.5rem', containerType: 'inline-size' });
/** The letter of a race over its day. */
export const RaceFlag = styled('span', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  square: '1.375rem',
  borderRadius: '50%',
  translate: '-50% 0',
  fontSize: '$1',
  fontWeight: '$bold',
  lineHeight: 1,
  variants: {
    priority: {
      A: { backgroundColor: '$phaseRace', color: '$surface', zIndex: 2 },
      B: {
        backgroundColor: '$surface',
        color: '$phaseRace',
        boxShadow: 'inset 0 0 0 2px $colors$phaseRace',
        zIndex: 1,
      },
      C: { backgroundColor: '$surface', color: '$textMuted', boxShadow: 'inset 0 0 0 1px $colors$control' },
    },
    lean: {
      before: { translate: '-100% 0' },
      after: { translate: '0 0' },
      beforeIfNarrow: { '@container (max-width: 34rem)': { translate: '-100% 0' } },
      afterIfNarrow: { '@container (max-width: 34rem)': { translate: '0 0' } },
    },
  },
});
const TodayText = styled('span', {
  position: 'absolute',
  top: 0,
  translate: '-50% 0',
  paddingX: '$1',
  fontSize: '$1',
  fontWeight: '$semibold',
  lineHeight: '1.5rem',
  color: '$accent',
  variants: { start: { true: { translate: '-0.25rem 0' } } },
});

type PriorityLetter = 'A' | 'B' | 'C';
export const letterOf = (priority: string) => priority as PriorityLetter;

/** Where today is, over the plots. */
export function TodayFlag({ scale, today }: { scale: DayScale; today: Day }) {
  if (!scale.holds(today)) return null;
  return (
    <TodayText start={scale.at(today) / scale.span < 0.05} style={{ left: scale.percent(today) }}>
      Today
    </TodayText>
  );
}

/** A flag over the day of every race, and where today is. */
export function RaceFlags({ races, scale, today }: { races: readonly ChartRace[]; scale: DayScale; today: Day }) {
  const leans = flagLeans(races, scale);
  return (
    <Flags aria-hidden>
      <TodayFlag scale={scale} today={today} />
      {races
        .filter(({ raceDate }) => scale.holds(raceDate))
        .map(({ id, raceDate, priority }) => (
          <RaceFlag
            key={id}
            priority={letterOf(priority)}
            lean={leans.get(id)}
            style={{ left: scale.percent(raceDate) }}
          >
            {priority}
          </RaceFlag>
        ))}
    </Flags>
  );
}
