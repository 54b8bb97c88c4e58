import { Fragment } from 'react';
import { styled } from './theme.ts';

const Cap = styled('kbd', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  paddingX: '$1',
  border: '1px solid $colors$lineStrong',
  borderRadius: '$small',
  backgroundColor: '$sunken',
  color: '$textMuted',
  fontFamily: '$sans',
  fontSize: '$1',
  fontWeight: '$medium',
  lineHeight: '1.375rem',
});
const Caps = styled('span', { display: 'inline-flex', flexShrink: 0, gap: '$1' });

/** The keys of a shortcut, drawn as the caps of a keyboard and read one after the other. */
export function Key({ caps }: { caps: readonly string[] }) {
  return (
    <Caps>
      {caps.map((cap, place) => (
        <Fragment key={cap}>
          {place > 0 && ' '}
          <Cap>{cap}</Cap>
        </Fragment>
      ))}
    </Caps>
  );
}
