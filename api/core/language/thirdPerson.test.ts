import { ofTheAthlete } from './thirdPerson.ts';

test.each([
  ['Base, week 1: easy minutes build your aerobic base.', 'Base, week 1: easy minutes build their aerobic base.'],
  [
    'Taper, week 2: short and easy keeps you loose for the race.',
    'Taper, week 2: short and easy keeps them loose for the race.',
  ],
  [
    'A few short efforts at race pace keep you sharp without tiring you.',
    'A few short efforts at race pace keep them sharp without tiring them.',
  ],
  [
    'Strength makes you more economical; a little keeps what you have built.',
    'Strength makes them more economical; a little keeps what they have built.',
  ],
  [
    'Saturday lies 2 days from the nearest hard session, so that you recover in between.',
    'Saturday lies 2 days from the nearest hard session, so that they recover in between.',
  ],
  ['You chose cycling besides your race.', 'They chose cycling besides their race.'],
  ['Moved here from Friday 8 January by you.', 'Moved here from Friday 8 January by the athlete.'],
  ['Moved here from Friday 8 January by your coach.', 'Moved here from Friday 8 January by their coach.'],
  [
    'Added by you from the library: “Make your legs thank you”.',
    'Added by the athlete from the library: “Make your legs thank you”.',
  ],
  ['Strength on Friday would tire you for the long run.', 'Strength on Friday would tire them for the long run.'],
  [
    'Lake Olympic is 3 days away: sessions stay short and easy.',
    'Lake Olympic is 3 days away: sessions stay short and easy.',
  ],
])('%s', (told, ofThem) => {
  expect(ofTheAthlete(told)).toBe(ofThem);
});
