/** The words at the top of an export. */
export const README = `Your Evenpace data
==================

This archive holds everything that Evenpace keeps about your account.

account.json       All of it, table by table, for programs. From this file an account can be
                   brought back on any installation of Evenpace: npm run restore -- FILE.zip
                   "weeks" has the limits of each week as they stand; the table TrainingWeek,
                   what was found as the week was planned. The table ActivityStreams has what
                   devices recorded second by second, packed into bytes (written as hex).
workouts/          A file for each week, and all-workouts.csv for a spreadsheet. In the table,
                   a text that begins like a formula has an apostrophe in front.
calendar.ics       All workouts and races, for a calendar program.
activities/        What devices recorded: sums, laps and best efforts. Places were never kept.
checksums.sha256   SHA-256 of each file. To check them: sha256sum -c checksums.sha256

Days are in your own time zone. Instants are in UTC. Lengths are minutes in workouts/ and
seconds in activities/.

Not in here, because they open accounts: passwords, and the hashes of passwords, sign-ins,
access tokens and invitations. Under "leftOut", account.json names each of them.

If you have a coach: the notes that they keep about you and the principles that they wrote for
you alone are in here. If you are a coach: your principles, your library and your notes are in
here, the training of your athletes is not. It is theirs.

Nothing that Evenpace says is medical advice.
`;
