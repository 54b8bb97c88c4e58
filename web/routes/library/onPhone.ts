/** Where cards are rows of a list. */
export const onPhone = '@media (max-width: 639.98px)';

/** Where a row has no room for a picture. */
export const narrowest = '@media (max-width: 359.98px)';
