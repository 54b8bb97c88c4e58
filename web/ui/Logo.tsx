import { styled } from './theme.ts';

const Mark = styled('svg', { color: '$accent' });

/** Three even waves: a steady pace. Decoration beside the name. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <Mark viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <g stroke="var(--colors-onAccent)" strokeWidth="2.6" strokeLinecap="round" fill="none">
        <path d="M8 11.5c2.7-3 5.3-3 8 0s5.3 3 8 0" />
        <path d="M8 17.5c2.7-3 5.3-3 8 0s5.3 3 8 0" opacity="0.75" />
        <path d="M8 23.5c2.7-3 5.3-3 8 0s5.3 3 8 0" opacity="0.45" />
      </g>
    </Mark>
  );
}
