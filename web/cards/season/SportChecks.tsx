import type { Sport } from '../../__generated__/PhaseCard_phase.graphql.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { styled } from '../../ui/theme.ts';
import { sportLabel } from './SportLabel.tsx';

// the order in which sports are always named
const ALL: readonly Sport[] = ['RUNNING', 'CYCLING', 'SWIMMING', 'STRENGTH'];

const Grid = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface SportChecksProps {
  value: readonly Sport[];
  onChange: (sports: Sport[]) => void;
  /** Checked and not to be unchecked; every other sport is then named a complement. */
  required?: readonly Sport[];
}

/** The four sports as checkboxes, in one fixed order. Put it into a FieldGroup. */
export function SportChecks({ value, onChange, required }: SportChecksProps) {
  const isRequired = (sport: Sport) => required?.includes(sport) ?? false;
  const toggle = (sport: Sport, on: boolean) =>
    onChange(ALL.filter((other) => (other === sport ? on : value.includes(other) || isRequired(other))));
  return (
    <Grid>
      {ALL.map((sport) => (
        <Checkbox
          key={sport}
          label={sportLabel(sport)}
          note={required && (isRequired(sport) ? 'Required for your race type' : 'Complementary sport')}
          checked={isRequired(sport) || value.includes(sport)}
          disabled={isRequired(sport)}
          onChange={(event) => toggle(sport, event.currentTarget.checked)}
        />
      ))}
    </Grid>
  );
}
