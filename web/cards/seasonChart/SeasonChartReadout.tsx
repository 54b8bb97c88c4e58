import { styled } from '../../ui/theme.ts';
import { hoursToFiveMinutes, timeText } from '../../../api/core/units/timeText.ts';
import { shortDay } from '../dateText.ts';
import { PhaseDot } from '../phaseDot.ts';
import { type ChartPlace, raceText, signed, weekPhase, weekRangeOf } from './seasonChartText.ts';

// as high as its longest text, so that the chart below never moves
const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$2 $6',
  minHeight: '7rem',
  padding: '$3 $4',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  '@medium': { flexDirection: 'row', alignItems: 'center', minHeight: '4.25rem' },
  variants: { compared: { true: { minHeight: '8.25rem', '@medium': { minHeight: '5.25rem' } } } },
});
const Words = styled('div', { minWidth: 0, fontSize: '$2', color: '$textMuted' });
const When = styled('p', {
  fontSize: '$3',
  fontWeight: '$semibold',
  color: '$text',
  '& span': { fontWeight: '$regular', color: '$textMuted' },
});
const What = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& > span:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
// on the narrowest phone the last of them goes below
const Numbers = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  flexShrink: 0,
  '@medium': { gap: '$1 $6', flexWrap: 'nowrap' },
});
const Figure = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  '& dt, & dd + dd': { fontSize: '$1', lineHeight: '$snug', color: '$textSubtle', whiteSpace: 'nowrap' },
  '& dt + dd': { fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug', whiteSpace: 'nowrap' },
  variants: {
    of: {
      planned: {},
      done: {},
      fitness: { '& dt + dd': { color: '$fitness' } },
      fatigue: { '& dt + dd': { color: '$fatigue' } },
      form: { '& dt + dd': { color: '$form' } },
    },
  },
});

type PhaseLook = Parameters<typeof PhaseDot>[0]['phase'];
type Values = Readonly<Record<'planned' | 'done' | 'fitness' | 'fatigue' | 'form', string>>;

function valuesOf({ week, load }: ChartPlace): Values {
  return {
    planned: week ? hoursToFiveMinutes(week.plannedHours) : '–',
    done: week?.doneHours == null ? '–' : timeText(60 * week.doneHours),
    fitness: load ? String(Math.round(load.fitness)) : '–',
    fatigue: load ? String(Math.round(load.fatigue)) : '–',
    form: load ? signed(load.form) : '–',
  };
}

const NAMES = { planned: 'Planned', done: 'Done', fitness: 'Fitness', fatigue: 'Fatigue', form: 'Form' } as const;

interface SeasonChartReadoutProps {
  place: ChartPlace;
  /** The same day of the season as it stands, where another is being tried. */
  before?: ChartPlace;
  /** There are weeks of which something is known to be done. */
  showDone: boolean;
}

/** What the chart shows at one place, above it. */
export function SeasonChartReadout({ place, before, showDone }: SeasonChartReadoutProps) {
  const { day, week, races } = place;
  const facts = [week ? weekPhase(week) : 'After the season', ...races.map((race) => raceText(race))];
  const values = valuesOf(place);
  const old = before && valuesOf(before);
  const shown = (['planned', 'done', 'fitness', 'fatigue', 'form'] as const).filter(
    (name) => name !== 'done' || showDone,
  );
  return (
    <Frame aria-hidden compared={before !== undefined}>
      <Words>
        <When>
          {shortDay(day)} <span>week {weekRangeOf(day)}</span>
        </When>
        <What>
          {week && <PhaseDot phase={week.phaseType as PhaseLook} />}
          <span>{facts.join(' · ')}</span>
        </What>
      </Words>
      <Numbers>
        {shown.map((name) => (
          <Figure key={name} of={name}>
            <dt>{NAMES[name]}</dt>
            <dd>{values[name]}</dd>
            {old && name !== 'done' && <dd>{old[name] === values[name] ? 'same' : `was ${old[name]}`}</dd>}
          </Figure>
        ))}
      </Numbers>
    </Frame>
  );
}
