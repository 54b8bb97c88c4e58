/** What a careful coach says to what no plan knows, in general and in few words; nothing of it is medical advice. */
export const ADVICE_ANSWERS = {
  fever:
    'No: do not train or race with a fever, it strains the heart. Rest until you have been without fever and symptoms for a day, and see a doctor if it stays. Say “I am ill”, and the plan takes the load out. This is not medical advice.',
  condition:
    'With a condition of that kind please have your doctor say what you may do before you train hard or race, and take their word before any plan’s. This is not medical advice.',
  earInfection:
    'With an ear infection stay out of the water until it has healed or your doctor agrees. Easy running or riding is fine without fever and without pain. Say “no swimming this week”, and I take the swims out. This is not medical advice.',
  wound:
    'Stay out of the water until the skin is closed and whoever treated it agrees, and leave out what pulls at it or rubs. Keep it clean, and see a doctor if it gets red, warm or swollen. This is not medical advice.',
  blister:
    'A blister is no reason to stop while it stays closed or covered and you do not limp for it: pad it, and change what rubbed. See a doctor if it gets red, warm or starts to weep. This is not medical advice.',
  tooth:
    'After dental work, or with a tooth that throbs, rest or go very easily until the pain has gone, and ask your dentist when you may train hard again. This is not medical advice.',
  painkillers:
    'Do not take painkillers in order to train or race: they mask a warning, and some (ibuprofen and the like) are hard on stomach and kidneys under effort. If you need one, that is a day to rest; ask a doctor or pharmacist. This is not medical advice.',
  medication:
    'Please ask the doctor or pharmacist who gave it to you what it means for training: some medicines change heart rate, fluid or how heat is borne. Until you know, go easily and by feel. This is not medical advice.',
  vaccination:
    'After a vaccination rest or go easily for a day or two; no hard workout while the arm or the body aches, and none with fever. Say “make tomorrow easy”, and I change it. This is not medical advice.',
  blood:
    'After giving blood do nothing hard for a day or two and drink well; hard efforts may feel harder for some weeks, so better none just before a race. This is not medical advice.',
  alcohol:
    'A drink or two costs some sleep and recovery, more of them the next day’s quality: drink water with it, and train easily or not at all with a hangover. In the last days before a race better none.',
  care: 'What feels good may help you to recover: massage, foam roll, sauna, cold water or compression. None of it does as much as sleep, food and easy days; leave anything new out in the two days before a race.',
  cramps:
    'Cramps come mostly from more effort than a muscle is used to, and less often from salt or fluid. Ease off, stretch it gently, and let the hard parts grow in small steps. If they come often or at rest, ask a doctor. This is not medical advice.',
  sideStitch:
    'A side stitch passes when you slow down and breathe out deeply; eat the last bigger meal two to three hours before, and drink in small sips.',
  gut: 'A stomach that turns during training is most often food too close to the start, too rich or too much at once: eat two to three hours before, take small amounts, and practise what you will eat in the race. If it comes without that, see a doctor. This is not medical advice.',
  sleep:
    'One bad night before a race costs little: the nights of the week before it count more. Keep your bedtime, no caffeine after noon, no screen for the last hour, lay out your things early, and lie down even if sleep does not come. After several bad nights say “I am tired”, and the plan follows.',
  sleepHours:
    'Most people who train need seven to nine hours of sleep, and more in hard weeks; a nap counts. If you sleep badly for several nights, say “I am tired”, and the next hard workout becomes easier.',
  nightShift:
    'Sleep comes first: after a night shift a hard workout gives little and costs much. Do it easily, or move it to a day after a whole night’s sleep: say “make that day easier” or “move it to Saturday”.',
  highPulse:
    'A heart rate above what you are used to often comes from heat, tiredness, little sleep, stress, caffeine, too little fluid, or an illness on its way. Go by feel and easily for a day or two; if it stays, or with dizziness or pain in the chest, see a doctor. This is not medical advice.',
  pain: 'Pain that changes how you move, gets worse as you go on, or has not gone after some days is a reason to stop and to see a doctor or physio; ease off what brings it until then. Say where it hurts, as in “my knee hurts”, and the plan takes load off it. This is not medical advice.',
  prevent:
    'Injuries of this kind come back mostly when load grows faster than the body can follow: build up gradually, keep easy days easy, do the strength work, and change worn shoes. At the first pain, say where it hurts, and the plan takes load off it. If it was never looked at, see a physio. This is not medical advice.',
  whenInjured:
    'When you tell me that you are injured, and where, the plan takes out or eases what loads it, keeps what is harmless, and comes back step by step. Nothing changes before you say so.',
  beingTired:
    'Being tired or heavy for a day or two after a long or hard workout is normal, and what makes you fitter once you have rested. If it lasts, with bad sleep or no desire to train, say “I am tired”, and the plan becomes easier.',
  weight:
    'Weight is best lost slowly and away from races: half a kilo a week at most, and never by eating little around hard or long training. In the last weeks before a race leave it as it is, and ask a dietitian or doctor for a plan. This is not medical advice.',
  age: 'Age is no hindrance, it only asks for more recovery: your plan reckons with yours, in rest days and in how fast it grows. If you are new to it or have a condition, see a doctor once before you begin. This is not medical advice.',
  nerves:
    'Nerves are part of it, and a sign that it matters. Keep to what you know: the warm-up, a calm first part, and a plan for what you will do when it gets hard. The page of your race day has one.',
  motivation:
    'Begin with ten minutes, and you may stop after them: most days you go on. If it stays away for more than a week or two, you may need rest: say “I am tired”, or “make this week easier”.',
  raceBreakfast:
    'Eat breakfast two to three hours before the start: mostly carbohydrate that you know from long training days, little fat and fibre, and drink to thirst. The evening before, a plain meal that you know. The page of your race day says how much to take during it.',
  fasted:
    'An easy workout of up to an hour is fine on an empty stomach if you feel well. Before a hard or long one eat some carbohydrate, and stop if you get dizzy or shaky.',
  eatAfter:
    'Eat within an hour or two after a hard or long workout: carbohydrate, 20 to 30 g of protein, and something to drink. After an easy one your next meal is enough.',
  coffee:
    'Coffee is fine if you are used to it, and caffeine helps many: a cup or two, about an hour before. Try it in training first, nothing new on race day, and none late in the day, because of sleep.',
  salt: 'Salt or electrolyte tablets are of use at most in long workouts and races of more than two hours, in heat, or if you sweat much; for shorter ones food and drink have enough. Try them in training first. With high blood pressure ask your doctor. This is not medical advice.',
  supplements:
    'Who eats enough and varied food needs few supplements or none. Have iron or vitamin D measured before you take them, choose products that are tested for athletes, and ask a doctor or dietitian. This is not medical advice.',
  shoes:
    'No shoe is needed in particular: race in one that you have run in several times without trouble. Carbon shoes make some people a little faster, and load calves and feet otherwise; never wear them first in a race. Most shoes are worn out after 600 to 800 km.',
  tyres:
    'The right tyre pressure depends on your weight, the width of the tyre and the road: start from the range on its side wall. In the rain or on rough roads take some 0.3 to 0.5 bar (5 to 7 psi) less.',
  wetsuit:
    'In a pool you need no wetsuit, and it gets too warm. In open water it keeps you warm and afloat: swim in it a few times before a race, whose rules say at which water temperature it is allowed.',
  clothes:
    'Dress as if it were ten degrees warmer than it is: you should feel a little cool at the start. On race day wear nothing that you have not worn in training.',
  gadgets:
    'You need no gadget for it: by feel is fine, easy is when you can talk in whole sentences. A chest strap reads the heart rate better than a wrist, and a power meter shows the effort on the bike; targets follow what your profile knows.',
  music:
    'Music is fine where you can hear traffic and others; many races do not allow headphones. On easy days it helps to stay relaxed, on hard ones go by your target and not by the beat.',
  hills:
    'Hills are fine in an easy run or ride as long as the effort stays easy: shorten your steps or shift down, and walk if you could not talk any more. Pace matters less there than breath or heart rate.',
  walkBreaks:
    'You may walk whenever you need to: it keeps an easy run easy and costs nothing. Let the walking breaks become shorter over the weeks.',
  rpe: 'RPE is how hard it feels on a scale of 10: 2 to 4 is easy and you can talk, 5 to 6 is steady, 7 to 8 is hard as at threshold, in words of a few, 9 to 10 is all you have.',
  maxHeartRate:
    'Your zones need no maximum heart rate: they follow the heart rate at your threshold, which a test or a recording finds. 220 minus your age is only a rough guess of the max; a hill run all out three times shows it better, and only if you are healthy and rested.',
  cadence:
    'Most people run with 160 to 180 steps and ride with 80 to 95 turns a minute. There is no one right cadence: short, light steps and an easy gear spare the joints; change it by a few percent at a time.',
  technique:
    'I cannot see how you move, so I cannot judge your technique. Drills in the technique swims and short relaxed strides help; somebody on the spot, as in a club or a course, helps most.',
  stretching:
    'Yoga, stretching, mobility and pilates are no training in the plan, and gentle ones are fine on any day, days of rest as well. Leave long, hard stretches out before fast workouts.',
  restDay:
    'On a rest day do what rests you: sleep, eat well, and at most walk, stretch or spin so easily that you could do it again at once. It is part of the training, and nothing has to be made up.',
  crossTraining:
    'It is not the same, but it keeps most of your endurance: another sport spares the legs the impact, and does not train the one that your race asks for. Now and then it is fine; say “replace the run with a ride”, and I change it.',
  otherSport:
    'Another sport counts as effort all the same: go easily after it, and keep a day between it and your hard workouts. Tell me “no time on Friday” or “make Friday easier” if the day should change for it.',
  splitLong:
    'Two short ones do not replace a long one: what it trains comes from going on when you are tired already. Once in a while it is better than nothing. Say “shorten the long run to 60 minutes” if time is short.',
  makeUp:
    'Better not make up for what is missed by more on other days: that adds load without rest. Go on with the plan as it stands.',
  strength:
    'Strength keeps muscles and tendons able to bear the training: it protects from injury and makes you more economical. A week without it costs little, a month some of what you gained. Say “skip strength this week” if you have to.',
  swap: 'To swap two days is fine as long as no hard day or long one lands next to another; tired legs in the second are the price. Ask for it as in “swap Saturday and Sunday”: I show what it does, and nothing changes before you apply it.',
  extra:
    'More than is planned is rarely better: add at most something short and easy, and nothing before hard or long days. Say “add an easy run on Friday”, and I try whether it holds.',
  skipAsked:
    'To skip one workout costs no fitness, and nothing is made up for it. Leave out an easy one rather than the hard or the long one. Say “skip the ride on Thursday”, and I take it out.',
  alongside:
    'Somebody may come along as long as you keep to the effort that is planned. For a newbie the whole of it is too long or too hard: let them join for the first easy part, or make yours shorter.',
  openWater:
    'Never swim alone in open water: with a buoy, near others, and not below about 14 °C without experience. What is planned as a swim may be done there as well: time and effort stay.',
  pacing:
    'Start a little slower than you could, hold it even, and give what is left in the last third. The page of your race day, in the season plan, has your pace or power for each part.',
  raceDay:
    'The page of your race day, in the season plan, has what to do before the start, pacing, food and drink, heat, and what to do when it goes wrong.',
  lastDays:
    'In the last two days before a race nothing makes you fitter any more: rest, or half an hour easy with a few short fast ones, eat as usual with more carbohydrate, sleep, and try nothing new. The plan becomes lighter before a race by itself.',
  afterRace:
    'After a race come rest and easy days, as many as it was long: the plan keeps them by itself. Start hard training only when legs and mood are back.',
  order:
    'On one day do first what matters most: a hard or long run or ride before strength, and a swim before or after as it suits. A few hours between them are good for both; strength the day before a hard workout is the worse order.',
  ifTired:
    'Say “I am tired”, and the next hard workout becomes easier. Or begin easily, and make it an easy one if it has not come after ten minutes.',
  closed:
    'Say so when it is so, as in “the pool is closed on Thursday” or “no gym this week”: another sport takes its place, or it moves.',
  distance: 'The plan counts in time, not in distance: how far it is follows from your pace on that day.',
  sweetSpot:
    'Sweet spot is an effort a little below threshold, hard but steady, mostly on the bike: about 88 to 94 % of FTP.',
  fartlek: 'Fartlek is play with pace: faster and easier parts as you like, without fixed lengths.',
  strides:
    'Strides are some 20 seconds of relaxed fast running with full recovery, four to eight of them, in or after an easy run.',
  aerobic:
    'Aerobic is effort that your breath can keep up with, for long; anaerobic is harder than that, and lasts seconds to a few minutes.',
  recoveryWorkout:
    'A recovery workout is short and so easy that you are fresher after it: you could talk all the time.',
  progression: 'A progression begins easily and becomes faster in steps, without ending all out.',
  deload:
    'A lighter or step-back week has less volume, so that the body catches up with the training before it; usually every third or fourth.',
  polarized: 'Polarised training is much easy and a little very hard, with not much in between.',
  weights:
    'Take a weight with which you could do two more clean repetitions at the end of a set; if it is more, take more next time. Technique goes before weight.',
  strengthAtHome:
    'Strength works at home as well, with your own weight, a band or dumbbells; a gym is no must. What each exercise wants stands in the steps of the workout.',
  slow: 'Easy training is slow on purpose, and pace varies with sleep, heat, hills and the weeks before. What counts is the trend over some weeks: the Performance page shows it, and a test measures it.',
  bonk: 'If you have nothing left, slow down, take 30 to 60 g of sugar and something to drink, and wait ten minutes; then go on more easily. Next time eat earlier: the page of your race day has a plan for it.',
  trouble:
    'Carry what you need to mend it (tube, pump, a spare pair of goggles), stay calm, and go on by feel. The page of your race day has a list for when it goes wrong.',
  temperature:
    'In the cold wear layers, begin slowly, and take ice or less than about −10 °C indoors. In heat above about 28 °C go early or late, shorten it, slow down and drink; hard workouts are better indoors then.',
  calories:
    'I count no calories. An hour of easy riding or running takes very roughly 500 to 700 kcal, more with weight and pace; eat for it, above all around long and hard days.',
  beside:
    'Each workout of the plan counts in the hours of its week, strength as well. What you do beside it, such as riding to work, counts as load once it is recorded or uploaded on the Performance page.',
  menu: 'Eat as your day asks: carbohydrate around long and hard workouts, protein with each meal, vegetables, and enough in all. I plan training and no meals.',
} as const;
