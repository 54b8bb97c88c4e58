import { styled } from '../../ui/theme.ts';

const Disc = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  square: '2.5rem',
  borderRadius: '50%',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
  fontSize: '$2',
  fontWeight: '$semibold',
  '@forced': { border: '1px solid' },
});

/** A person's initials, beside their name: nothing is read aloud twice. */
export function Initials({ firstName, lastName }: { firstName: string; lastName: string }) {
  return <Disc aria-hidden>{`${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase()}</Disc>;
}
