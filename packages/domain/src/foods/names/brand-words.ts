import { wordsOf } from "./words.ts";

/**
 * Words of shops, makers and restaurants. Where the data has the very product they lead to it;
 * where it doesn't, the rest of what was typed says which food is meant.
 */
export const brandWords: ReadonlySet<string> = new Set(
  [
    "mcdonalds mcdonald wendys burgerking hardees arbys kfc popeyes chickfila dennys",
    "ihop applebees tgi fridays starbucks dunkin krispy kreme dominos bojangles churchs",
    "whataburger culvers panera chipotle benihana nandos greggs pret tim hortons costa",
    "zaxbys fatburger krystal sbarro einstein quiznos wawa tesco sainsburys",
    "asda waitrose aldi lidl walmart costco kirkland trader joes safeway kroger publix wegmans",
    "archer nestle kraft heinz hunts campbells progresso pillsbury",
    "betty crocker mills kellogg kelloggs quaker keebler nabisco sunshine pepperidge",
    "pringles hersheys hershey cadbury gerber beechnut",
    "tyson oscar mayer hormel hebrew farmland smithfield hillshire",
    "perdue foster stouffers banquet swanson weight watchers michelinas",
    "marie callender callenders amys ore ida mccain alexia",
    "dole delmonte libbys mott motts musselmans tropicana minute ocean welchs",
    "v8 snapple arizona lipton nestea gatorade powerade pepsi sprite fanta schweppes",
    "dannon danone yoplait chobani fage activia oikos muller breyers edys dreyers haagen dazs ben jerrys",
    "klondike philadelphia sargento borden lucerne horizon alpro",
    "little debbie hostess drakes tastykake entenmanns oroweat",
    "orville redenbacher jiffy planters skippy jif smuckers nutella",
    "bisquick aunt jemima eggo krusteaz duncan hines knorr maggi ragu prego barilla",
    "chef boyardee franco spaghettios bens roni zatarains goya paso",
    "ortega nissin maruchan bush bushs van camps similac enfamil",
    "isomil pediasure ensure slimfast carnation atkins clif luna kashi",
    "guerrero lender lenders sunmaid ritz",
  ].flatMap((line) => wordsOf(line)),
);
