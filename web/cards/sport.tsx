import { IconBarbell, IconBike, IconRun, IconStack2, IconSwimming, IconTrophy } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { WorkoutType as AnyType } from '../__generated__/WorkoutCard_workout.graphql.ts';
import type { Known } from '../names.ts';

type WorkoutType = Known<AnyType>;

const LOOKS: Readonly<
  Record<
    WorkoutType,
    { name: string; Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }> }
  >
> = {
  RUN: { name: 'Run', Icon: IconRun },
  BIKE: { name: 'Bike', Icon: IconBike },
  SWIM: { name: 'Swim', Icon: IconSwimming },
  STRENGTH: { name: 'Strength', Icon: IconBarbell },
  BRICK: { name: 'Brick', Icon: IconStack2 },
  RACE: { name: 'Race', Icon: IconTrophy },
};

// a newer server may know types that this page does not
const look = (type: string) => LOOKS[type as WorkoutType] ?? LOOKS.RUN;

export const sportName = (type: string) => (type in LOOKS ? look(type).name : type.toLowerCase());

/** The figure of a sport; its name must stand nearby. */
export function SportIcon({ type, size = 18 }: { type: string; size?: number }) {
  const { Icon } = look(type);
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
