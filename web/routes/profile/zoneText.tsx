import { paceText, type ZoneLine, type ZoneTable } from '../../../api/core/athlete/thresholds.ts';
import { type DisplayUnits, paceMeasure } from '../../../api/core/units/displayUnits.ts';
import { styled } from '../../ui/theme.ts';

/** Lines of zones. */
export const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$3',
  '& caption': { textAlign: 'left', fontWeight: '$medium', paddingBottom: '$2' },
  '& th': { textAlign: 'left', fontWeight: '$regular', color: '$textMuted' },
  '& td': { textAlign: 'right' },
  '& th, & td': { paddingY: '$1', borderTop: '1px solid $colors$line' },
});

interface Unit {
  title: string;
  /** The pace of a faster zone is a smaller number: its bounds are read the other way round. */
  write: (value: number) => string;
  unit: string;
  isPace?: boolean;
}

const whole = (value: number) => String(Math.round(value));

/** How each table of zones is written for the reader. */
export function unitsOf(units: DisplayUnits): Record<ZoneTable, Unit> {
  const pace = (title: string, sport: 'run' | 'swim'): Unit => {
    const { per, label } = paceMeasure(sport, units);
    return { title, unit: label, write: (speed) => paceText(speed, per), isPace: true };
  };
  return {
    power: { title: 'Bike power', unit: 'W', write: whole },
    runPace: pace('Run pace', 'run'),
    swimPace: pace('Swim pace', 'swim'),
    runHeartRate: { title: 'Run heart rate', unit: 'bpm', write: whole },
    bikeHeartRate: { title: 'Bike heart rate', unit: 'bpm', write: whole },
  };
}

/** "225 to 263 W". */
export function rangeText({ lo, hi }: ZoneLine, { write, unit, isPace = false }: Unit): string {
  if (lo === null) return `${isPace ? 'slower than' : 'under'} ${write(hi!)} ${unit}`;
  if (hi === null) return `${isPace ? 'faster than' : 'from'} ${write(lo)} ${unit}`;
  return `${write(lo)} to ${write(hi)} ${unit}`;
}
