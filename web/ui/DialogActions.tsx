import { styled } from './theme.ts';

/** The buttons that end what a dialog's body tells, the main one last: in sight however long the body is. */
export const DialogActions = styled('div', {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '$3',
  margin: '0 -$5 -$5',
  padding: '$4 $5',
  backgroundColor: '$raised',
  borderTop: '1px solid $colors$line',
  '@small': {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // the scrim scrolls, and has room of its own around the dialog
    bottom: '-$6',
    margin: '0 -$6 -$6',
    padding: '$4 $6',
    borderRadius: '0 0 $xlarge $xlarge',
  },
});
