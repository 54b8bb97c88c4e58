/** Who an athlete may speak of beside themselves; read wherever it matters whose a thing is. */
const WORDS =
  'wife wifey husband hubby missus spouse partner girlfriend gf boyfriend bf fiance fiancee friend friends mate mates pal pals buddy buddies brother brothers bro sister sisters sis sibling siblings son sons daughter daughters kid kids kiddo kiddos child children toddler toddlers baby babies newborn twins mum mom mummy mommy mother dad daddy father parent parents stepson stepdaughter gran grandma grandpa grandad granddad granny nan nana grandmother grandfather grandparents grandkid grandkids grandchild grandchildren granddaughter grandson uncle aunt auntie cousin cousins niece nephew inlaws family colleague colleagues coworker coworkers workmate workmates neighbour neighbor neighbours neighbors teammate teammates clubmate clubmates housemate flatmate roommate lodger tenant nanny babysitter childminder boss manager client idol';

/** Words for one person, or several, who are not the athlete. */
export const PEOPLE: readonly string[] = WORDS.split(' ');

/** The same, to stand in a regular expression. */
export const PERSON = PEOPLE.join('|');
