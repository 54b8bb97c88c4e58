import { styled } from '../../ui/theme.ts';
import { onPhone } from '../../ui/phone.ts';

/** Where a row has no room for a picture. */
const narrowest = '@media (max-width: 359.98px)';

/** A card's parts in a wide window, by name; on a phone its row, and below it what an open one tells. */
export const CardBody = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  '@small': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"name name level" "what what what" "bars bars bars" "facts facts facts" "tags tags tags" "details schedule schedule"',
    columnGap: '$3',
    alignItems: 'start',
  },
});

/** What tells one card from another. A phone shows this alone, and a tap anywhere on it opens the card. */
export const CardRow = styled('div', {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: '$1 $2',
  '@small': { display: 'contents' },
  variants: {
    hasBars: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 2.5rem 1.5rem',
        gridTemplateAreas: '"name name bars details" "facts level bars details"',
        [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr) auto 0 1.5rem' },
      },
      false: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 1.5rem',
        gridTemplateAreas: '"name name details" "facts level details"',
      },
    },
  },
});

/** A part of the card. */
export const CardPart = styled('div', {
  minWidth: 0,
  variants: {
    area: {
      name: { gridArea: 'name' },
      level: { gridArea: 'level', display: 'flex' },
      what: { gridArea: 'what' },
      bars: { gridArea: 'bars', [narrowest]: { display: 'none' } },
      facts: { gridArea: 'facts' },
      tags: { gridArea: 'tags' },
      details: { gridArea: 'details' },
      schedule: { gridArea: 'schedule', justifySelf: 'end' },
    },
    /** On a phone alone, until the card is open. */
    sooner: { true: { '@small': { '&&': { display: 'none' } } } },
    /** Not on a phone, until the card is open. */
    later: { true: { [onPhone]: { '&&': { display: 'none' } } } },
  },
});
