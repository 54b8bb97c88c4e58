import { css } from '../../ui/theme.ts';

const line = css({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: {
    of: {
      fitness: { stroke: '$fitness' },
      fatigue: { stroke: '$fatigue' },
      form: { stroke: '$form' },
      before: { stroke: '$textSubtle', strokeWidth: 1.5, strokeDasharray: '2 3' },
    },
    projected: { true: { strokeDasharray: '5 3' } },
  },
});

export type Curve = 'fitness' | 'fatigue' | 'form';

const classesOf = (of: Curve) => ({
  known: line({ of }).className,
  projected: line({ of, projected: true }).className,
});

/** Classes of the lines: what was is solid, what the plan leads to dashed. */
export const curveLines = {
  fitness: classesOf('fitness'),
  fatigue: classesOf('fatigue'),
  form: classesOf('form'),
} as const;

/** A season as it stands, behind the one that is tried. */
export const beforeLine = line({ of: 'before' }).className;
