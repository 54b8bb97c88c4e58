import { says } from './case.ts';

/** As different people type, written without a look at the reader: 38 of 60 were read at first. */
export const FRESH_ONE = [
  // moves
  says('hey can we push the thurs ride back a day?', 'move 07-bike 08'),
  says('Would it be OK if I did my long ride on Friday this week, in-laws visiting at the weekend', 'move 09-bike 08'),
  says('bring fridays run forward to thursday', 'move 08-run 07'),
  says('Long run on Saturday next week please, church on Sunday', 'move 17-run 16'),
  says('next thursdays intervals on friday instead', 'move 14-bike 15'),
  says('flip thursday and friday', 'swap 07-bike 08-run'),
  says('swap the long ride and the long run', 'swap 09-bike 10-run'),
  says('i cant get to the gym today, can i do it tmrw', 'move 06-strength 07'),
  says("Could you put my Tuesday run (12th) on Wednesday? I've parents' evening", '! SESSIONS'),
  says('Any chance of shifting the ride on the 16th to the Friday before', 'move 16-bike 15'),
  says('Do the easy run a day later', 'move 08-run 09'),
  says('thrusday session to firday pls', 'move 07-bike 08'),
  says("I'd rather ride on Friday than Thursday", 'move 07-bike 08'),
  // lengths
  says('only got 30 mins tomoz', 'resize 07-bike 30'),
  says('Sunday: max one hour, kids football tournament', 'resize 10-run 60'),
  says('halve the long run', 'resize 10-run 45'),
  says('can the saturday ride be 2hrs rather than 3', 'resize 09-bike 120'),
  says('trim 15 minutes from every session this week', 'resize 06-swim 30', 'resize 06-strength 15', 'resize 07-bike 55', 'resize 08-run 25', 'resize 09-bike 165', 'resize 10-run 75'),
  says('half an hour is all I have on Friday', 'resize 08-run 30'),
  says('I need a lighter weekend', 'resize 09-bike <180', 'resize 10-run <90'),
  // removals
  says('No strength today, forgot my kit', 'remove 06-strength'),
  says('bin the swim', 'remove 06-swim'),
  says("I won't be doing anything on Friday, it's my birthday", 'free 08'),
  says('give me thursday off', 'free 07'),
  says('Take Saturday and Sunday off the calendar, city trip', 'free 09 10'),
  says('scrap all the swims next week', 'drop swim 11 17'),
  says('Delete the easy run', 'remove 08-run'),
  says('not feeling the gym this week, leave it out', 'remove 06-strength'),
  // easing
  says('legs are toast, can tomorrow be easy', 'ease 07-bike easy'),
  says('turn the threshold ride into an endurance ride', 'ease 07-bike easy'),
  says('swap the hard bike tmrw for something gentle', 'ease 07-bike *'),
  says('no intervals next week', 'ease 12-run easy', 'ease 14-bike easy'),
  says('dial it down a notch on tuesday', 'ease 12-run *', 'ease 12-swim *'),
  // replace and add
  says('run instead of bike tomorrow, my turbo is broken', 'replace 07-bike run'),
  says("It's forecast to pour on Saturday, can I do something indoors", 'nothing'),
  says('Can I get an extra swim on Friday, 30 min easy', 'add swim 08 30'),
  says('add a 40min recovery spin friday', 'add bike 08 40'),
  says('replace the swims next week with runs', 'replace 12-swim run', 'replace 13-swim run'),
  // life
  says("Bub was up all night, I'm wrecked", 'event fatigue'),
  says('flying to Lisbon on the 14th, back on the 17th', 'free 14 15 16 17', 'event travel 14 17'),
  says('at a conference thurs-fri next week, hotel has a gym but no pool', 'event travel 14 15', 'free 14 15'),
  says("I've come down with something, throat is killing me and 38.5 temp", 'event illness 06 fever'),
  says('got a stinking cold since monday', 'event illness 04 cold'),
  says('Food poisoning. Not leaving the bathroom today', 'event illness 06'),
  says('im better now, was ill last week', 'event recovered'),
  says('tweaked my hammy on tuesday', 'event injury hamstring'),
  says('My Achilles has been sore for a few days', 'event injury achilles'),
  says('left knee pain when running downhill', 'event injury knee'),
  says('Quarter end at work, next week will be brutal', 'event busy 11 17'),
  // lasting
  says('From next week on I can only do Tuesdays, Thursdays and weekends', 'free 13 15 20 22', 'always', 'prefer unavailable monday wednesday friday'),
  says('Please keep weekdays under an hour in future', 'cap 60 weekdays', 'always', 'prefer max 60 monday tuesday wednesday thursday friday'),
  says('Never on Friday evenings', '? '),
  says('I can do 8 hours per week tops from now on', 'always', 'prefer hours 8'),
  says('Early mornings suit me best', 'always', 'prefer time morning'),
  // several, vague
  says('Shorten saturday to 2h and skip sunday, and can friday become a swim', 'resize 09-bike 120', 'remove 10-run', 'replace 08-run swim'),
  says('cant swim today, move strength to fri and make tomorrow easier', 'move 06-swim *', 'move 06-strength 08', 'ease 07-bike *'),
];
