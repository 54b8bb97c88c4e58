/** How something is done in this product: the names are those of its pages and cards. */
export const PRODUCT_ANSWERS = {
  devices:
    'Connect your watch in Settings, Training & Devices, at “Devices”: the account that it talks to (such as intervals.icu or Wahoo, where this installation offers it) gets your plan, and what you record comes back. Recordings can also be uploaded on the Performance page, and a workout downloaded as a file from its details.',
  privacy:
    'Your data is yours: nobody sees it but you, and a coach whose invitation you accepted, until either of you ends it. A language model takes part only if you switch it on in Settings, Privacy & Data. There you can also export all of it, or delete your account.',
  export:
    'In Settings, Privacy & Data, “Export My Data” saves all that is kept of you, and the account can be deleted there for good.',
  hours:
    'On your Profile, with “Edit Profile”, under Training Preferences: weekly hours, unavailable days, long-workout days and most minutes a day. Or tell me, as in “6 hours a week from now on” or “no training on Fridays from now on”.',
  blocked: 'On your Profile, under Blocked Dates. Or tell me, as in “I am away from 12 to 15 January”.',
  injury:
    'Tell me, as in “my knee hurts”, or enter it on your Profile under Injury History: the plan works around what has not healed.',
  illness: 'Tell me, as in “I have a cold” or “I am ill with fever”, and the training of these days follows.',
  races:
    'In the Season Plan, with “Add Race”: its name, date, distance and how much it counts. There you change or move it too, and its goal time.',
  done: 'Open the workout on the Training page and say that it is done, for how long and how it felt, or why you skipped it. Recordings from a connected device mark it by themselves.',
  units: 'In Settings, Preferences, at “Units”: kilometres or miles, and the length of your pool.',
  notices: 'In Settings, Preferences, at “Notices”: what you are told, by browser or e-mail, and the weekly summary.',
  calendar:
    'In Settings, Training & Devices, at “Calendar”: a secret address for your calendar app, which follows every change. At which hour training starts is set at “Training Times”.',
  coach:
    'In Settings, Coaching: there you see who coaches you, end it, or invite athletes of your own. A coach sees your training once you accepted their invitation.',
  password:
    'In Settings, Account & Access, at “Sign-in”. If you cannot sign in, use “Forgot password” on the sign-in page.',
  look: 'In Settings, Preferences, at “Appearance”: light, dark, or as your device has it.',
  zone: 'In Settings, Preferences, at “Time Zone”.',
  download:
    'Open the workout on the Training page: it downloads as a file for watches, Zwift and other programs, and the weeks can be printed from there.',
  thresholds:
    'On your Profile, under Thresholds and Zones. Or tell me, as in “my FTP is 250 W” or “plan an FTP test next week”.',
  personal: 'On your Profile, with “Edit Profile”: name, age, gender, training history and preferences.',
  progress:
    'The Performance page shows fitness, fatigue and form, what each week held, and your activities; the Season Plan shows what lies ahead.',
  basis:
    'The plan follows rules from your race, hours, days, level, age, injuries and from what you have done; each workout says why it is there. You decide, and your coach if you have one: nothing that I suggest changes before you apply it.',
  adapts:
    'Yes, by rules: what you skip or cut short, a check-in, an illness or an injury eases what follows, and missed workouts are not made up. It says what it changed and why, and you can undo it.',
  language: 'I read plain English best, and may miss what is said in other languages.',
} as const;
