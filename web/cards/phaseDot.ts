import { styled } from '../ui/theme.ts';

/** A dot in the colour of a phase; the phase's name must stand beside it. */
export const PhaseDot = styled('span', {
  display: 'inline-block',
  forcedColorAdjust: 'none',
  flexShrink: 0,
  square: '0.75rem',
  borderRadius: '50%',
  backgroundColor: '$phaseRecovery',
  variants: {
    phase: {
      BASE: { backgroundColor: '$phaseBase' },
      BUILD: { backgroundColor: '$phaseBuild' },
      RACE_SPECIFIC: { backgroundColor: '$phaseRaceSpecific' },
      PEAK: { backgroundColor: '$phasePeak' },
      TAPER: { backgroundColor: '$phaseTaper' },
      RACE: { backgroundColor: '$phaseRace' },
      RECOVERY: { backgroundColor: '$phaseRecovery' },
      '%future added value': {},
    },
  },
});
