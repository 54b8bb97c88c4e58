const listed = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Words that a misspelt word may have meant. */
export const CORRECTABLE: readonly string[] = listed(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  weds tues thurs today tonight tomorrow yesterday weekend weekends weekday weekdays week weeks fortnight month
  january february march april june july august september october november december
  minutes hours half first second
  run runs running jog ride rides riding bike bikes biking cycle cycling swim swims swimming strength gym weights brick bricks pool treadmill
  trainer workout workouts session sessions training exercise intervals interval threshold tempo recovery endurance easy easier hard harder
  long longer short shorter move moved moving shift push swap switch exchange replace change cancel cancelled skip delete remove drop scrap ditch
  shorten reduce extend lengthen trim halve double add include reschedule rescheduled rescheduling postpone delay bring forward back
  travelling travel vacation holiday business busy deadline injured injury illness sick fever headache cough throat stomach
  knee calf ankle achilles hamstring shoulder back shin hip foot groin quad tired exhausted fatigued sleep
  instead until through closed broken light next between after before every always never only please
  morning evening afternoon available unavailable schedule everything nothing both
`);

/** Ordinary words that stay as they are, though they look like one of the others. */
const ORDINARY: readonly string[] = listed(`
  trainers a about above after again against ago all almost already also although am an and another any anymore anyone anything anyway are around as ask asked at
  away backs bad be because been being below best better beyond big bit book boss both bottom boy break broke broken brother but by call calls came can care
  case cat child children city class client close closed club coach cold come coming conference cost could couple covid crazy dad daughter day days dead
  dinner do doable doctor does dog doing done door down due during each early earlier eat eight either eleven else end enough even event ever everyone exam
  exams extra eye face family far fast fasted feel feeling feels felt few fifteen fifty fine finish fit five flight flights fly flying for forget forty four free
  friend friends from full fun game gave get gets getting give given go goes going gone good got great guess guy had happy has have having he hear heard
  heart hello help her here hers hey hi high him his hit home hope hot hotel hour house how hurt hurts i ice icy idea if ill in indoor indoors inside into is
  it its jet job just keep kept kid kids kill kind knew know lag last late later law left legs leg less let life light like likely line list little live look
  lot love low lunch made mainly make makes making man many mark mate maximum max may maybe me mean meet meeting meetings middle mid might mind mine minimum
  miss missed mixed mom money mood more most mother much mum must my name near need needs new next nice night nights nine no nobody noon normal not note
  now of off office often oh ok okay old on once one ones onto or other others our out outdoor outdoors outside over own pace pain painful park part party
  past pay people per perhaps pick place plan planned plans plus possible pretty prefer preferably prefers problem put quick quite race races rain
  raining rather read ready real really rest rid right road rock rolled room rough round said same saw say says school see seem seems send set seven
  several she shop should show side since six sixty slept slow smooth snow so some someone something son soon sore sorry sort spin spot start
  starting starts stay step still stomp stop stuck such sunny super sure take taken takes taking talk tell ten than thank thanks that the their them then
  there these they thing things think third thirty this those though three throwing time times tiny to toast told too took top tops touch town traffic
  train trains trip true try trying turn turned twelve twenty twice two under unless up us use usual usually very via visit wait wake want wanted
  wants was watch water way we weak weather wedding well went were wet what whatever when where which while who whole why wife will wind windy wish with
  within without woke won word work working works world worse worst would wrong year years yes yet you young your zone zones
  rides ridden ran runner runners cycled swam sad bus fun sub sum mod nod sit sat sun mon son set sew wed fed bed led red tue thu fri mar apr jun jul
  aug sep sept oct nov dec jan feb mind mine mines miner mints hind band hand land sand rod bide hide tide wide shot shoots shirt shots trail trails drive
  drop drops drops dropped crop cancer candle canned shin chin thin skin ship skips skipped shop steep skis ski bricks hills hill rep reps pull
  tempos drill drills technique form lunge lunges squat squats yoga mobility stretch stretching walk walking hike hiking row rowing lift lifting
  bump bumped hump lump pump dump jump flip flips trade bin axe kill cut cuts cap chop lop slash lower raise raised boost ramp dial tone turn ease eased
  easing light lighter lightly gentle gently chill intense intensity intensely tougher tough strong stronger energy energised fresh
  heel heels toe toes neck wrist elbow arm arms rib ribs glute glutes itb itbs plantar fasciitis tendon stiff tight strain strained sprain
  sprained pulled torn tweaked niggle niggles ache aches aching swollen swell flu virus nose runny bug nausea vomiting sinus chest breath breathing
  migraine tonsils infection shingles chemist positive test tested bench beach peach reach teach batch match patch catch caught month months
  moth mouth south north worth forth forty sixth fifth fourth eighth ninth tenth lone lung lure plane plant place plate peace trial trips mode more wore
  store score shore share scare spare space speed spend spent speak store stare start state stage steam steady style study
  bank public national local team plans planning able account across actual act age agree air allow alone along amount angry answer anyhow apart appear
  area arrive article aside asleep awake award baby bag ball band base basic bath beat beautiful became bedtime began begin behind believe belong beside bill bit birth black blood
  blow blue board boat body born bought bound brain brave bread breakfast bright bring brought brown build built burn bus busier cake calm camp capital card careful carry cash cause
  center certain chair chance charge cheap check choice choose church clean clear climb cloth cloud coat coffee color comes common company compare complete computer concern
  condition consider contact contain content cook copy correct count country course court cover crash create cried cross crowd cry cup current customer damage dance danger dark data date deal dear
  death decide deep degree describe desk detail die diet different direct dirty discuss divide draw dream dress drink drive driving drove dry dust duty ear earn earth east eaten edge effect effort
  egg empty engine enjoy enter equal error escape everyday everywhere exact example except excited expect expensive explain express fact fail fair fall fear feet fell felt field fight
  figure fill film final find finger fire fish floor flow flower fold follow food force foreign form former found frame frequent fruit future garden gas gather
  gentle giant gift girl glad glass goal gold grass gray grew ground group grow guard guest guide hair hall hang hardly hat hate head health heat heavy held height hidden history hold hole honest
  horse huge human hundred hungry hurry idea imagine important inch increase indeed injure instance insurance interest invite iron island item jacket join joke joy jury key king kitchen knew
  lady lake language large laugh lawyer lay lazy lead leaf learn least lecture led lend letter level library lie limit lines lips listen load loan lock loose loss lost loud luck mail main manage manager
  market marry master matter meal measure meat medical member memory men mention mess message metal method middle mile miles milk million mirror mistake moment moon mostly mother mountain
  movie music myself narrow nature nearly neat neighbor nerve network news nobody noise none nor notes notice number object obvious occur ocean offer older open opinion opposite order ordinary ought ours owner
  package page paint pair paper parent parents pattern pause peak pen pencil pepper period person phone photo picture piece pilot pink pizza plain plate player pleasant pleasure plenty pocket poem point
  police poor popular position pound power practice present press price print private prize probably produce project proper proud prove provide puppy purpose quality quarter queen question quiet quietly range
  rarely rate receive recent record red refuse regular relax remain remember remind rent repair repeat reply report request respect result rich ring rise river roof rope rule rush safe sail salad
  salary salt sauce scared scene science sea search season seat section seem seldom sell sense sentence separate serious serve service settle shake shall shape sharp sheet shelf shoe shoes shopping shut silent silly similar simple
  single sister size skill sky sleepy slide small smart smell smile smoke soap social soft sold solve somebody sometime sometimes somewhere song sound soup special spell spite spoken spoon sport sports spread
  spring square staff stair stand star station stayed steal sticky stone stood storm story straight strange stream street stress strict strike string student stupid subject success sudden sugar suggest suit summer supper support suppose
  surface surprise sweet swing system table tail tall task taste tax tea tear teeth text thick thirsty thought thousand threw throw thus ticket tie tip title together tool tooth total tour
  krank erkaltet malade enfermo enferma malato malata ammalato ammalata ziek doente grippe gripe fieber fievre fiebre febbre koorts febre
  toward tower toy travel tree trial trouble truck trust truth tube twin type ugly umbrella uncle understand unit universe upper upset useful valley value van various vast vehicle verb version video view village voice
  vote wage walked wall warm wash waste wave weapon wear wearing weigh weight welcome wheel white wild willing win window wine wing winter wire wise woman women wonder wood wooden words worry write writing written wrote yard yellow
  recovered coughs coughed sneezes sneezed vomits vomited pukes flatmate flatmates roommate roommates lodger bunged clogged bronchitis norovirus pneumonia tonsillitis laryngitis diagnosed exhausted feet ordered antibiotics
  lighten couch stick sticks suck sucks forever furniture hungover oysters concrete zombie goggles collarbone jelly wicked cruise glands chills sunrise hangover reborn ramp
  rode rude ruin ruins ruined ruining rung swum bake bakes baking bite bites boiling boring bury burying buoy buoys fins snorkel kickboard bust bush busty buys closet closets conceal concealed decay drip halt handler harden hardy herd
  incline internal lengthy merging moaning mole monkeys mourning mowed mowing moped ranting ripping ripe rises risking resides residing rids scraps scrape scraped scrapes shout swamp swamped swamping sweep tempt tracing trapping unavoidable
  avoidable bailing barring brisk brewing broth bulking chanted circling clashed clocked curling depleted doubted forearm grin harsher linger lingers lounged posh railing redoing remodel rubbing rubs rusting ruts
  scooter sharpen shatter shudder sift skid skim skimp slap sleet slamming slimming snip snort stitch stitches sway swarming swig swiping tanning tramping trashing trough venting vocation weakened weep weighs weeds walkout barfing
  bikers cloned fridges hurdler replayed scrappy rerunning remote sections eastern tours charges binding lights tracking tracker extent poll rice jane bidding dutch expertise aviation ridge ranking shit trailers cooling shorts
  marc marco shoot entrance bikini brokers seasons strap decline variation ties tied bearing resolve resolved ceiling harm slim mounting tire tires shelter sheep integral polo snap snapped replica exhaust sims booth hart tubes tube fist
  judy beth harper trio rugs valuation tunes junk shaft monte halo weed riders rider swift nest thorough marsh lodgers cyclist cyclists postcode bunking poop pooped swan sandals weighty wets mole
  younger yours yourself zero zoo temp temps rotten brutal crashed wrecked rubbish putting visiting heading airport laws relatives dinnertime monthly daily yearly lately beers grumpy hangover moved
`);

export const KNOWN_WORDS: ReadonlySet<string> = new Set([...CORRECTABLE, ...ORDINARY]);
