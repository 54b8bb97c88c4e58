/** What is shared with a device account, in the words that the athlete agrees to by connecting it. */
export const DEVICE_CONSENT =
  'Evenpace sends your planned workouts of the next two weeks to this account, and takes in what it records. It reads and changes nothing else there.';
