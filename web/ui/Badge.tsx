import { styled } from './theme.ts';

/** A short word with a colour; the word always carries the meaning. */
export const Badge = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  padding: '0.1875rem $2',
  borderRadius: '$pill',
  fontSize: '$1',
  fontWeight: '$medium',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  '@forced': { border: '1px solid' },
  variants: {
    tone: {
      neutral: { backgroundColor: '$neutralSoft', color: '$onNeutralSoft' },
      accent: { backgroundColor: '$accentSoft', color: '$onAccentSoft' },
      success: { backgroundColor: '$successSoft', color: '$onSuccessSoft' },
      warning: { backgroundColor: '$warningSoft', color: '$onWarningSoft' },
      danger: { backgroundColor: '$dangerSoft', color: '$onDangerSoft' },
      info: { backgroundColor: '$infoSoft', color: '$onInfoSoft' },
      easy: { backgroundColor: '$easySoft', color: '$onEasySoft' },
      moderate: { backgroundColor: '$moderateSoft', color: '$onModerateSoft' },
      hard: { backgroundColor: '$hardSoft', color: '$onHardSoft' },
      max: { backgroundColor: '$maxSoft', color: '$onMaxSoft' },
      outline: { boxShadow: 'inset 0 0 0 1px $colors$lineStrong', color: '$textMuted' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
