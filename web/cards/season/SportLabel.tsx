import type { Sport } from '../../../api/core/codes/sport.ts';
import { tableOf } from '../../../api/core/units/tableOf.ts';
import { SPORT_LABELS } from '../../copy.ts';
import { styled } from '../../ui/theme.ts';
import { SportIcon } from '../sport.tsx';

const TYPE_OF_SPORT: Readonly<Record<string, string>> = tableOf({
  RUNNING: 'RUN',
  CYCLING: 'BIKE',
  SWIMMING: 'SWIM',
  STRENGTH: 'STRENGTH',
});

export const sportLabel = (sport: string) => SPORT_LABELS[sport.toLowerCase() as Sport] ?? sport;

const Label = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$1' });

/** A sport's figure and its name. */
export function SportLabel({ sport, size = 16 }: { sport: string; size?: number }) {
  return (
    <Label>
      <SportIcon type={TYPE_OF_SPORT[sport] ?? 'RUN'} size={size} />
      {sportLabel(sport)}
    </Label>
  );
}
