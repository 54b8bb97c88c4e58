import { styled } from '../ui/theme.ts';
import { stepDuration } from './durationText.ts';
import type { ProfileBlock } from './profileBlock.ts';
import { stepLength, stepName, stepNote } from './stepText.ts';
import { useUnits } from './units/ownUnits.ts';
import { type KnownThresholds, stepTarget } from './workoutProfile.ts';

export const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$3',
  lineHeight: '$snug',
  '& th': { textAlign: 'left', fontSize: '$1', fontWeight: '$medium', color: '$textMuted', padding: '0 $3 $1 0' },
  '& td': { padding: '$2 $3 $2 0', verticalAlign: 'top', borderTop: '1px solid $colors$line' },
  '& td:last-child, & th:last-child': { paddingRight: 0 },
});
export const Note = styled('span', { display: 'block', marginTop: '2px', fontSize: '$2', color: '$textMuted' });
export const Time = styled('td', { whiteSpace: 'nowrap' });
const Repeat = styled('strong', { fontWeight: '$semibold', marginRight: '$1' });

export interface StepsToShow {
  blocks: readonly ProfileBlock[];
  workoutType: string;
  /** Of whoever does the workout; null, and left out: nobody in particular. */
  thresholds?: KnownThresholds | null;
}

/** The steps in words: how long, and how hard, in watts and paces of who does them. */
export function StepTable({ blocks, workoutType, thresholds = null }: StepsToShow) {
  const units = useUnits();
  const withDistance = blocks.some(({ steps }) => steps.some(({ distanceM }) => typeof distanceM === 'number'));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">{withDistance ? 'Length' : 'Time'}</th>
          <th scope="col">Target</th>
        </tr>
      </thead>
      <tbody>
        {blocks.flatMap(({ repeat, steps }, block) =>
          steps.map((step, index) => {
            const { durationSec, distanceM } = step;
            const note = stepNote(step);
            const { target, share } = stepTarget(step, thresholds, units);
            return (
              <tr key={`${block}-${index}`}>
                <td>
                  {repeat > 1 && <Repeat>{repeat} ×</Repeat>}
                  {stepName(step)}
                  {note && <Note>{note}</Note>}
                </td>
                <Time>
                  {stepLength(step, workoutType, units)}
                  {typeof distanceM === 'number' && <Note>about {stepDuration(durationSec)}</Note>}
                </Time>
                <td>
                  {target}
                  {share && <Note>{share}</Note>}
                </td>
              </tr>
            );
          }),
        )}
      </tbody>
    </Table>
  );
}
