import type { Sport } from '../../../api/core/codes/sport.ts';
import { legOf } from '../../../api/core/workout/sport.ts';
import { SPORT_LABELS } from '../../copy.ts';
import { styled } from '../../ui/theme.ts';
import { SportIcon } from '../sport.tsx';
import { nameOf, wordOf } from '../../names.ts';

export const sportLabel = (sport: string) => SPORT_LABELS[wordOf(sport) as Sport] ?? sport;

const Label = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$1' });

/** A sport's figure and its name. */
export function SportLabel({ sport, size = 16 }: { sport: string; size?: number }) {
  return (
    <Label>
      <SportIcon type={nameOf(legOf(sport))} size={size} />
      {sportLabel(sport)}
    </Label>
  );
}
