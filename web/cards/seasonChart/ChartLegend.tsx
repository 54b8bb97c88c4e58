import { styled } from '../../ui/theme.ts';
import { PhaseDot } from '../phaseDot.ts';
import { phaseName } from '../phaseText.ts';
import type { ChartSeason } from './seasonChartData.ts';

const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
  '& span': { forcedColorAdjust: 'none' },
});
const DoneKey = styled('span', {
  width: '0.375rem',
  height: '0.75rem',
  backgroundColor: '$text',
  '@forced': { backgroundColor: 'CanvasText' },
});
const LighterKey = styled('span', {
  square: '0.25rem',
  margin: '0 0.25rem',
  borderRadius: '50%',
  backgroundColor: '$textSubtle',
  '@forced': { backgroundColor: 'CanvasText' },
});

type PhaseLook = Parameters<typeof PhaseDot>[0]['phase'];

/** Names of the phases and marks that the chart uses. */
export function ChartLegend({ season }: { season: ChartSeason }) {
  const types = [...new Set(season.weeks.map(({ phaseType }) => phaseType))];
  return (
    <Legend>
      {types.map((type) => (
        <li key={type}>
          <PhaseDot phase={type as PhaseLook} />
          {phaseName(type)}
        </li>
      ))}
      {season.weeks.some(({ kind }) => kind === 'STEP') && (
        <li>
          <LighterKey />
          Lighter week
        </li>
      )}
      {season.weeks.some(({ doneHours }) => doneHours) && (
        <li>
          <DoneKey />
          Done
        </li>
      )}
    </Legend>
  );
}
