/**
 * Words that do not belong on a classroom's board, in Turkish spelling where they are Turkish (a plain c, s, g, o or u
 * in a name stands for its Turkish letter too, never the other way round). Grouped by how much of a name they have to fill,
 * because the shortest ones hide in ordinary names and words: Damla, Işık, Adamcık, klasiktir, kayarak, saksofon.
 */

/** Refused anywhere, also across spaces and dots: long enough to stand in no other word. */
export const anywhere = `
orospu orosbu oruspu orospi pezevenk pezeveng kaltak kaltağ yavşak götveren götlek sürtük fahişe dalyarak yarrak yarrağ
kerhane porno otuzbirci şerefsiz haysiyetsiz gerizekalı hassiktir
fuck bitch asshole nigger nigga faggot motherf blowjob handjob gangbang masturbat mastürbasyon hitler dickhead
`;

/** Refused at the beginning of a word, whatever follows. */
export const beginnings = `
siktir sikdir sikey sikerim sikerler siktiğ amcık amcığ ananısik ananısk aminakoya aminakoyi aminakoyum aminakodu aminakoru
yaraklı taşakl saksoc ibnel kahpe pickuru piçkuru sıçtım sıçarım sıçayım kancık avradını tecavüz
sex porn pedofil pedophil sperm shit bullsh wanker bastard retard pussy cumshot jerkoff arsehole orgasm orgazm boner clit
`;

/** Refused as a whole word. */
export const words = `
sik siki sikin sikim sikime sikimi sike siken siker sikem sikersin sikler siklerde siklerden siklere sikleri siklerin
sikmek sikmemek sikme sikte sikten sikik sikiş sikişmek sikko siktim siktik hasiktir
amk amq amkk aq amlar aminakoy aminakoyim amcı yarak yarağa yarağı yarağım yarağın yaraklar yaraklara yaraklarda
yaraklardan yarakları yarakların yarakta yaraktan yarram
göt göte götler götlerde götlerden götlere götleri götlerin götte götten götü götün götüm götoş
piç piçi piçin piçler piçlik puşt puştlar ibne ipne gavat kavat taşak taşağa taşağı taşağın taşağım taşakta taşaktan taşşak
sakso sıçmak sıçtı bok boktan boklu kodumun dallama sapık
salak aptal dangalak gerzek gerizekalı embesil beyinsiz moron mal
seks seksi seksy sekso ass dick dicks cunt cock cocks cum slut sluts whore fag rape rapist nazi penis vagina vajina anal anus dildo milf hentai horny tits
boob boobs tit nude hoe twat wank xxx jizz pedo pkk kkk stfu fck fuk
`;

/** Refused only as the whole name, because they are parts of too many harmless ones. */
export const alone = `am amı ananı`;

/** Refused only with these very letters: without the dotless ı or the ç each would be a name or another word. */
export const asWritten = `amına amını amın amı ananı ananın oç`;

/** Refused together: two words that are one insult. */
export const phrases: readonly (readonly [first: string, second: string])[] = [
  ["amına", "koy koyim koyum koyayım koyarım koyam kodum kodumun korum"],
  ["amina", "koy koyim koyum koyayım koyarım koyam kodum kodumun korum"],
  ["geri", "zekalı zekâlı"],
];
